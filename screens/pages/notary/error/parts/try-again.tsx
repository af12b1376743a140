import { usePath } from '../../../../kit/journey/use-path.ts'
import { Reveal } from '../../../../kit/ui/feedback/reveal.tsx'
import { LinkButton } from '../../../../kit/ui/link-button.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'
import { SignInPerson } from './sign-in-person.tsx'

/** Hints for the next attempt after the video failed, and the alternative without it. */
export function TryAgain() {
  const t = useCopy()
  const path = usePath()
  return (
    <>
      <section className="stack-small">
        <h2>{t('notary.error.try.heading')}</h2>
        <ul className="plain-list">
          <li>{t('notary.error.session.first')}</li>
          <li>{t('notary.error.session.second')}</li>
          <li>{t('notary.error.try.leave')}</li>
        </ul>
      </section>
      <div className="actions">
        <LinkButton kind="primary" to={path('notary/session')}>
          {t('notary.error.again')}
        </LinkButton>
      </div>
      <Reveal open={t('notary.error.inPerson.open')} close={t('notary.error.inPerson.close')}>
        <SignInPerson />
      </Reveal>
    </>
  )
}
