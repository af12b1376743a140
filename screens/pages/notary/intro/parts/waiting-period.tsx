import { formatDate } from '#engine'
import { useOpenApplication } from '../../../../kit/follow/routing-context.ts'
import { useTime } from '../../../../kit/journey/use-time.ts'
import { WaitingPanel } from '../../../../kit/ui/feedback/waiting-panel.tsx'
import { Text } from '../../../../kit/wording/text.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'
import { MeanwhileList } from './meanwhile-list.tsx'

const dayMs = 86_400_000

/**
 * Waiting period of Texas: the closing is possible from the twelfth day after the application. Shows that day, and the
 * number of days until then.
 */
export function WaitingPeriod() {
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
