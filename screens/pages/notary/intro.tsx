import { documentsOf } from '../../features/reading/documents-of.ts'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { useLiveApplication } from '../../kit/follow/use-live-application.ts'
import { usePageTitle } from '../../kit/follow/use-page-title.ts'
import { useServerState } from '../../kit/follow/use-server-state.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { Text } from '../../kit/wording/text.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { AttorneyReview } from './intro/parts/attorney-review.tsx'
import { SessionIntro } from './intro/parts/session-intro.tsx'
import { WaitingPeriod } from './intro/parts/waiting-period.tsx'

/**
 * Page notary/intro: the steps before the notary, for each of the states that show it. While the deed is written, it promises a
 * video only to those who may sign by one.
 */
export default function NotaryIntro() {
  const t = useCopy()
  const { heloc, context } = useOpenApplication()
  const { aspect } = useServerState() ?? {}
  const { journey } = useJourney()
  // The state may be known a moment before its deed.
  const hasDeed = documentsOf(heloc, ['DEED']).length > 0
  const isReady = aspect === 'session' && hasDeed
  const kind = aspect === 'attorney' || aspect === 'waitingPeriod' ? aspect : 'session'
  const isByVideo = isReady || !journey.predicates.compile('notaryInPerson')(context)
  const lead = isByVideo ? 'notary.intro.lead' : 'notary.intro.leadInPerson'
  const title = usePageTitle('notary/intro')
  useLiveApplication(!isReady)
  return (
    <div className="stack-large">
      <PageHeading title={title} lead={t(kind === 'session' ? lead : `notary.${kind}.lead`)} />
      {kind === 'attorney' && <AttorneyReview />}
      {kind === 'waitingPeriod' && <WaitingPeriod />}
      {kind === 'session' && <SessionIntro isReady={isReady} isByVideo={isByVideo} />}
      <p className="muted">
        <Text id={kind === 'session' && isByVideo ? 'notary.intro.help' : 'notary.waiting.help'} />
      </p>
    </div>
  )
}
