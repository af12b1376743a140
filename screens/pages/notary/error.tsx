import { useLocation } from 'react-router'
import { useOffers } from '../../kit/follow/use-offers.ts'
import { usePageSubmit } from '../../kit/follow/use-page-submit.ts'
import { JourneyForm } from '../../kit/forms/journey-form.tsx'
import { usePath } from '../../kit/journey/use-path.ts'
import { useStateHeading } from '../../kit/journey/use-state-heading.ts'
import { Reveal } from '../../kit/ui/feedback/reveal.tsx'
import { Link } from '../../kit/ui/link.tsx'
import { LinkButton } from '../../kit/ui/link-button.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { Text } from '../../kit/wording/text.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { NoSlot } from './error/parts/no-slot.tsx'

/** Page notary/error: the video session failed or is not wanted, or no notary in person is free. Shows the alternatives. */
export default function NotaryError() {
  const t = useCopy()
  const { state } = useLocation()
  const mayMeetInPerson = useOffers('notary/error')('notary-in-person')
  const kind = !mayMeetInPerson ? 'noSlot' : isChosen(state) ? 'chosen' : 'session'
  const title = t(`notary.error.${kind}.title`)
  useStateHeading(title)
  return (
    <div className="stack-large">
      {kind === 'noSlot' ? (
        <NoSlot />
      ) : (
        <>
          <PageHeading title={title} lead={t(`notary.error.${kind}.lead`)} />
          {kind === 'chosen' ? <Chosen /> : <TryAgain />}
        </>
      )}
      <p className="muted">
        <Text id="notary.error.help" />
      </p>
    </div>
  )
}

/**
 * Whether the applicant chose to come here, and the video did not fail. The location state is checked, because after a
 * reload it may be anything.
 */
const isChosen = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'chosen' in state && state.chosen === true

/** Content for applicants who do not want to meet by video. */
function Chosen() {
  const t = useCopy()
  const path = usePath()
  return (
    <>
      <SignInPerson />
      <p>
        <Link to={path('notary/intro')}>{t('notary.error.chosen.back')}</Link>
      </p>
    </>
  )
}

/** Hints for the next attempt after the video failed, and the alternative without it. */
function TryAgain() {
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

/** Form to choose a notary in person. */
function SignInPerson() {
  const t = useCopy()
  const submit = usePageSubmit('notary-in-person')
  return (
    <div className="stack">
      <p>{t('notary.error.inPerson.text')}</p>
      <JourneyForm form="notary/error" onSubmit={submit} />
    </div>
  )
}
