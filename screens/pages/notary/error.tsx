import { useLocation } from 'react-router'
import { useOffers } from '../../kit/follow/use-offers.ts'
import { useStateHeading } from '../../kit/journey/use-state-heading.ts'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { Text } from '../../kit/wording/text.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { Chosen } from './error/parts/chosen.tsx'
import { NoSlot } from './error/parts/no-slot.tsx'
import { TryAgain } from './error/parts/try-again.tsx'

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
