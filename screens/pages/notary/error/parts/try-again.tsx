import { usePath } from '../../../../journey/use-path.ts'
import { Reveal } from '../../../../ui/feedback/reveal.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useCopy } from '../../../../wording/use-copy.ts'
import { SignInPerson } from './sign-in-person.tsx'

/** Hints for the next attempt; if the video failed, also the alternative without it. */
export function TryAgain({ kind }: { readonly kind: 'session' | 'noSlot' }) {
  const t = useCopy()
  const path = usePath()
  const again = path(kind === 'noSlot' ? 'notary/reserve-manual' : 'notary/session')
  return (
    <>
      <section className="stack-small">
        <h2>{t('notary.error.try.heading')}</h2>
        <ul className="plain-list">
          <li>{t(`notary.error.${kind}.first`)}</li>
          <li>{t(`notary.error.${kind}.second`)}</li>
          <li>{t('notary.error.try.leave')}</li>
        </ul>
      </section>
      <div className="actions">
        <LinkButton kind="primary" to={again}>
          {t('notary.error.again')}
        </LinkButton>
      </div>
      {kind === 'session' && (
        <Reveal open={t('notary.error.inPerson.open')} close={t('notary.error.inPerson.close')}>
          <SignInPerson />
        </Reveal>
      )}
    </>
  )
}
