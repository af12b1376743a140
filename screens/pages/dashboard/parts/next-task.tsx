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
 * Request of a reviewer, if one is open; else the next task of the applicant, or the lender's current work, by the title of
 * its page, with its deadline; before both, that a co-owner does not sign. If the application has ended, it says how.
 */
export function NextTask({ heloc, status }: NextTaskProps) {
  const t = useCopy()
  const { journey } = useJourney()
  const { pages } = journey.source
  const { rescissionLastDay: lastDay, uuid = '' } = heloc
  const rule = findServerState(journey.serverStates, status.checklistStatus ?? 'UNKNOWN')
  const stage = stageOf(rule?.source)
  const isGoing = stage !== 'ended'
  const isAsked = isGoing && status.condition
  const page = isAsked ? 'conditions' : rule?.page && chooseValue(rule.page, { heloc, status })
  const isTask = isAsked || stage === 'open'
  const refused = stage === 'open' && heloc.helocSigners?.find(({ refusal }) => refusal !== undefined)
  const isTheirs = isTask && (!page || isAsked || rule?.source.kind !== 'waiting')
  // The machine chooses the page of a state without one; it uses more data of the applicant than is available here.
  const title = pages.pages[page ?? '']?.title ?? 'dashboard.next.goOn'
  const words = t(isTask ? (title as CopyKey) : `dashboard.stage.${stage}`)
  if (refused) return <Refused {...refused} uuid={uuid} />
  return (
    <div>
      {isGoing && <p className="small muted">{t(isTheirs ? 'dashboard.next' : 'dashboard.now')}</p>}
      <p className="application-next">
        {isAsked ? <Link to={pathOf(pages, 'conditions', { uuid })}>{words}</Link> : words}
      </p>
      {lastDay && rule?.source.stage === 'rescission' && (
        <p>{t('dashboard.cancelThrough', { date: formatDate(lastDay) })}</p>
      )}
    </div>
  )
}

type Signer = NonNullable<Heloc['helocSigners']>[number]

function Refused({ uuid, name = '', refusal = 'UNWILLING' }: Signer & { readonly uuid: string }) {
  const t = useCopy()
  const { pages } = useJourney().journey.source
  return (
    <div>
      <p className="small muted">{t('dashboard.next')}</p>
      <p className="application-next">
        <Link to={pathOf(pages, 'signing/additional', { uuid })}>
          {t(`dashboard.refused.${refusal}`, { name })}
        </Link>
      </p>
    </div>
  )
}
