import { useLocation } from 'react-router'
import { useOffers } from '../../follow/use-offers.ts'
import { useJourney } from '../../journey/journey-context.ts'
import { useStateHeading } from '../../journey/use-state-heading.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Text } from '../../wording/text.tsx'
import { useCopy } from '../../wording/use-copy.ts'
import { Chosen } from './error/parts/chosen.tsx'
import { TryAgain } from './error/parts/try-again.tsx'

/** notary/error: the video did not come about or is not wanted, or no notary in person is free; the ways on. */
export default function NotaryError() {
  const t = useCopy()
  const { state } = useLocation()
  const mayMeetInPerson = useOffers('notary/error')('notary-in-person')
  const { phone } = useJourney().organization.orgMetaData.companyInfo
  const kind = !mayMeetInPerson ? 'noSlot' : isChosen(state) ? 'chosen' : 'session'
  const title = t(`notary.error.${kind}.title`)
  useStateHeading(title)
  return (
    <div className="stack-large">
      <PageHeading title={title} lead={t(`notary.error.${kind}.lead`)} />
      {kind === 'chosen' ? <Chosen /> : <TryAgain kind={kind} />}
      <p className="muted">
        <Text id="notary.error.help" link={`tel:${phone}`} />
      </p>
    </div>
  )
}

/** Somebody came here by their own choice, not because the video failed; a reload may bring anything. */
const isChosen = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'chosen' in state && state.chosen === true
