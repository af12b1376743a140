import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { chooseValue, findServerState, pathOf, stageOf } from '#engine'
import type { ApplicationStatus, Heloc } from '#generated/domain'
import type { CopyKey } from '#generated/ids'
import { useJourney } from '../../../kit/journey/journey-context.ts'
import { useTurn } from '../../../kit/journey/use-turn.ts'
import { lazyPart } from '../../../kit/ui/load-module.ts'
import { useCopy } from '../../../kit/wording/use-copy.ts'

const WaitingTask = lazyPart(() => import('./waiting-task.tsx'))

export interface NextTaskProps {
  readonly heloc: Heloc
  readonly status: ApplicationStatus
}

/**
 * Request of a reviewer, if one is open; else the next task of the applicant, or the lender's current work, by the title of
 * its page; before both, that a co-owner does not sign. If the application has ended, it says how.
 */
export function NextTask({ heloc, status }: NextTaskProps) {
  const t = useCopy()
  const { journey } = useJourney()
  const { pages } = journey.source
  const { uuid = '' } = heloc
  const rule = findServerState(journey.serverStates, status.checklistStatus ?? 'UNKNOWN')
  const stage = stageOf(rule?.source)
  const turn = useTurn({ heloc, status })
  const signer = heloc.helocSigners?.find(({ refusal }) => refusal)
  const refusal = stage === 'open' && signer?.refusal
  const asked = refusal ? 'signing/additional' : turn !== 'nobody' && status.condition && 'conditions'
  const isTask = asked || stage === 'open'
  const page = asked || (rule?.page && chooseValue(rule.page, { heloc, status }))
  const show = (words: ReactNode) => (
    <>
      {turn !== 'nobody' && <p className="small muted">{t(`dashboard.turn.${turn}`)}</p>}
      <p className="application-next">{words}</p>
    </>
  )
  if (!asked && isTask && (!page || rule?.source.kind === 'waiting'))
    return <WaitingTask heloc={heloc} status={status} show={show} />
  const title = isTask ? pages.pages[page ?? '']?.title : `dashboard.stage.${stage}`
  const key = refusal ? `dashboard.refused.${refusal}` : title
  const words = t(key as CopyKey, { name: signer?.name ?? '' }) // the linter checks titles
  return <div>{show(asked ? <Link to={pathOf(pages, asked, { uuid })}>{words}</Link> : words)}</div>
}
