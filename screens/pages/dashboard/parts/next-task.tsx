import { chooseValue, findServerState, formatDate, stageOf } from '#engine'
import type { ApplicationStatus, Heloc } from '#generated/domain'
import type { CopyKey } from '#generated/ids'
import { useJourney } from '../../../journey/journey-context.ts'
import { useCopy } from '../../../wording/use-copy.ts'

export interface NextTaskProps {
  readonly heloc: Heloc
  readonly status: ApplicationStatus
}

/**
 * Next task of the applicant, or the lender's current work, by the title of its page, with its deadline. If the
 * application has ended, it says how.
 */
export function NextTask({ heloc, status }: NextTaskProps) {
  const t = useCopy()
  const { journey } = useJourney()
  const rule = findServerState(journey.serverStates, status.checklistStatus ?? 'UNKNOWN')
  const page = rule?.page && chooseValue(rule.page, { heloc, status })
  // The machine chooses the page of a state without one; it uses more data of the applicant than is available here.
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
