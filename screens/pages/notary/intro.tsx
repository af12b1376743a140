import { formatDate } from '#engine'
import { documentsOf } from '../../features/reading/documents-of.ts'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { useLiveApplication } from '../../kit/follow/use-live-application.ts'
import { usePageTitle } from '../../kit/follow/use-page-title.ts'
import { useServerState } from '../../kit/follow/use-server-state.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { useTime } from '../../kit/journey/use-time.ts'
import { WaitingPanel } from '../../kit/ui/feedback/waiting-panel.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { Text } from '../../kit/wording/text.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { MeanwhileList } from './intro/parts/meanwhile-list.tsx'
import { SessionIntro } from './intro/parts/session-intro.tsx'

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

/** Content while an attorney reviews the closing, which some states require by law: subject and duration. */
function AttorneyReview() {
  const t = useCopy()
  return (
    <>
      <WaitingPanel title={t('notary.attorney.panel')}>{t('notary.attorney.time')}</WaitingPanel>
      <section className="stack-small">
        <h2>{t('notary.attorney.what.heading')}</h2>
        <ul className="plain-list">
          <li>{t('notary.attorney.what.title')}</li>
          <li>{t('notary.attorney.what.deed')}</li>
        </ul>
      </section>
      <MeanwhileList />
    </>
  )
}

const dayMs = 86_400_000

/**
 * Waiting period of Texas: the closing is possible from the twelfth day after the application. Shows that day, and the
 * number of days until then.
 */
function WaitingPeriod() {
  const t = useCopy()
  const { notaryOpensAt, notaryOpensDay, timeShiftMs } = useOpenApplication().heloc
  const now = useTime(timeShiftMs)
  if (notaryOpensAt === undefined || notaryOpensDay === undefined)
    return <WaitingPanel title={t('notary.intro.preparing.title')} />
  const days = Math.max(0, Math.ceil((Date.parse(notaryOpensAt) - now.getTime()) / dayMs))
  return (
    <>
      <WaitingPanel
        title={<Text id="notary.waitingPeriod.from" values={{ date: formatDate(notaryOpensDay) }} />}
      >
        {t('notary.waitingPeriod.days', { days })}
      </WaitingPanel>
      <section className="stack-small">
        <h2>{t('notary.waitingPeriod.why.heading')}</h2>
        <p>{t('notary.waitingPeriod.why.text')}</p>
      </section>
      <MeanwhileList />
    </>
  )
}
