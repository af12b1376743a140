import { chooseValue, findServerState, formatDate, stageOf } from '#engine'
import type { ApplicationStatus, Heloc } from '#generated/domain'
import type { CopyKey } from '#generated/ids'
import { useJourney } from '../../../journey/journey-context.ts'
import { useCopy } from '../../../wording/use-copy.ts'

export interface NextTaskProps {
  readonly heloc: Heloc
  readonly status: ApplicationStatus
}

/** The task that waits for the applicant, or what the lender is at, by the name of its page, and the day by which; of an application that is over, how it ended. */
export function NextTask({ heloc, status }: NextTaskProps) {
  const t = useCopy()
  const { journey } = useJourney()
  const rule = findServerState(journey.serverStates, status.checklistStatus ?? 'UNKNOWN')
  const page = rule?.page && chooseValue(rule.page, { heloc, status })
  // A state without a page is for the machine to place, which knows more of the applicant than stands here.
  const title = journey.source.pages.pages[page ?? '']?.title ?? 'dashboard.next.goOn'
  const { stage, kind } = rule?.source ?? {}
  const reached = stage && stageOf({ stage })
  const isTheirs = stage === undefined && (page === undefined || kind !== 'waiting')
  const { rescissionLastDay: lastDay } = heloc
  return (
    <div>
      {(!reached || reached === 'closing') && (
        <p className="small muted">{t(isTheirs ? 'dashboard.next' : 'dashboard.now')}</p>
      )}
      <p className="application-next">{t(reached ? `dashboard.stage.${reached}` : (title as CopyKey))}</p>
      {lastDay && stage === 'rescission' && (
        <p>{t('dashboard.cancelThrough', { date: formatDate(lastDay) })}</p>
      )}
    </div>
  )
}
