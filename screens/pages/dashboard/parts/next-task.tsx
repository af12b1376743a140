import { Link } from 'react-router'
import { choosePage, findServerState, formatDate, offeredSubmissions, pathOf, stageOf } from '#engine'
import type { ApplicationStatus, Heloc } from '#generated/domain'
import type { CopyKey } from '#generated/ids'
import { useProfile } from '../../../api/queries.ts'
import { useJourney } from '../../../journey/journey-context.ts'
import { useCopy } from '../../../wording/use-copy.ts'

export interface NextTaskProps {
  readonly heloc: Heloc
  readonly status: ApplicationStatus
}

/**
 * Request of a reviewer, if one is open; else the next task of the applicant, or the lender's current work, by the title of
 * its page, with its deadline; before both, that a co-owner does not sign. If the application has ended, it says how.
 */
export function NextTask({ heloc, status }: NextTaskProps) {
  const t = useCopy()
  const { journey, organization } = useJourney()
  const { pages } = journey.source
  const { rescissionLastDay: lastDay, uuid = '' } = heloc
  const rule = findServerState(journey.serverStates, status.checklistStatus ?? 'UNKNOWN')
  const stage = stageOf(rule?.source)
  const isGoing = stage !== 'ended'
  const signer = heloc.helocSigners?.find(({ refusal }) => refusal)
  const refusal = stage === 'open' && signer?.refusal
  const asked = refusal ? 'signing/additional' : isGoing && status.condition && 'conditions'
  const isTask = asked || stage === 'open'
  const isWaiting = rule?.source.kind === 'waiting'
  // While we work, a page that the machine chooses is the one behind the work, and not what comes next.
  const isWorking = isWaiting && !rule.page && rule.source.poll !== false
  const { data: profile } = useProfile(isTask && !rule?.page && !isWorking)
  const context = { ...(profile && { profile }), heloc, status, tenant: organization.tenant }
  const canChoose = rule?.page !== undefined || (profile && !isWorking)
  const page = asked || (canChoose ? choosePage(journey, context, rule).page : '')
  const isTheirs = isTask && (asked || !isWaiting || offeredSubmissions(journey, page, context).length > 0)
  const title = isWorking ? 'dashboard.next.working' : (pages.pages[page]?.title ?? 'dashboard.next.goOn')
  const words = refusal
    ? t(`dashboard.refused.${refusal}`, { name: signer?.name ?? '' })
    : t(isTask ? (title as CopyKey) : `dashboard.stage.${stage}`)
  return (
    <div>
      {isGoing && <p className="small muted">{t(isTheirs ? 'dashboard.next' : 'dashboard.now')}</p>}
      <p className="application-next">
        {asked ? <Link to={pathOf(pages, asked, { uuid })}>{words}</Link> : words}
      </p>
      {lastDay && rule?.source.stage === 'rescission' && (
        <p>{t('dashboard.cancelThrough', { date: formatDate(lastDay) })}</p>
      )}
    </div>
  )
}
