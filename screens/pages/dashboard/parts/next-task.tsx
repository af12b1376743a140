import { Link } from 'react-router'
import { chooseValue, findServerState, formatDate, pathOf, stageOf } from '#engine'
import type { ApplicationStatus, Heloc } from '#generated/domain'
import type { CopyKey } from '#generated/ids'
import { useJourney } from '../../../journey/journey-context.ts'
import { useCopy } from '../../../wording/use-copy.ts'

export interface NextTaskProps {
  readonly heloc: Heloc
  readonly status: ApplicationStatus
}

/**
 * First the request of a reviewer, then the next task of the applicant, or the lender's current work, by the title of its page,
 * with its deadline. If the application has ended, it says how.
 */
export function NextTask({ heloc, status }: NextTaskProps) {
  const t = useCopy()
  const { journey } = useJourney()
  const { pages } = journey.source
  const rule = findServerState(journey.serverStates, status.checklistStatus ?? 'UNKNOWN')
  const page = rule?.page && chooseValue(rule.page, { heloc, status })
  // The machine chooses the page of a state without one; it uses more data of the applicant than is available here.
  const title = pages.pages[page ?? '']?.title ?? 'dashboard.next.goOn'
  const { stage, kind } = rule?.source ?? {}
  const reached = stage && stageOf({ stage })
  const isTheirs = stage === undefined && (page === undefined || kind !== 'waiting')
  const { rescissionLastDay: lastDay, uuid = '' } = heloc
  const isGoing = !reached || reached === 'closing'
  const isAsked = isGoing && status.condition !== undefined
  return (
    <div>
      {isAsked && (
        <>
          <p className="small muted">{t('dashboard.next')}</p>
          <p className="application-next">
            <Link to={pathOf(pages, 'conditions', { uuid })}>{t('conditions.title')}</Link>
          </p>
        </>
      )}
      {isGoing && (
        <p className="small muted">
          {t(isTheirs ? (isAsked ? 'dashboard.then' : 'dashboard.next') : 'dashboard.now')}
        </p>
      )}
      <p className="application-next">{t(reached ? `dashboard.stage.${reached}` : (title as CopyKey))}</p>
      {lastDay && stage === 'rescission' && (
        <p>{t('dashboard.cancelThrough', { date: formatDate(lastDay) })}</p>
      )}
    </div>
  )
}
