import { pathOf, type Stage } from '#engine'
import type { PageId } from '#generated/ids'
import { withoutRequest } from '#product'
import { useJourney } from '../../../kit/journey/journey-context.ts'
import { useTitleOf } from '../../../kit/journey/use-title-of.ts'
import { useTurn } from '../../../kit/journey/use-turn.ts'
import { Link } from '../../../kit/ui/link.tsx'
import { useCopy } from '../../../kit/wording/use-copy.ts'
import { StepTask } from './step-task.tsx'
import { type StepProps, Task } from './task.tsx'

export interface FurtherTaskProps extends StepProps {
  /** Page of what the applicant is asked for first beside their step, if anything. */
  readonly asked: PageId | undefined
  /** Stage that is told of the application. */
  readonly stage: Stage | undefined
}

/**
 * Shows the applicant's tasks, first that a co-owner does not sign, then what reviewers need, each with a link; and then
 * the task of the step, which goes on beside it. Loaded apart, as are the tasks of steps whose page is not known at once.
 */
export default function FurtherTask({ heloc, status, rule, asked, stage = 'open' }: FurtherTaskProps) {
  const t = useCopy()
  const titleOf = useTitleOf()
  const { pages } = useJourney().journey.source
  const turn = useTurn({ heloc, status })
  const signer = heloc.helocSigners?.find(({ refusal }) => refusal)
  // Nothing is asked for an application that has ended.
  const links = new Set(asked ? [asked, status.condition ? ('conditions' as const) : []].flat() : [])
  const words = (page: PageId) =>
    page === 'signing/additional' && signer?.refusal
      ? t(`dashboard.refused.${signer.refusal}`, { name: signer.name ?? '' })
      : titleOf(page, undefined)
  return (
    <div className="stack-small">
      {links.size > 0 && (
        <Task turn={turn}>
          {[...links].map((page) => (
            <div key={page}>
              <Link to={pathOf(pages, page, { uuid: heloc.uuid ?? '' })}>{words(page)}</Link>
            </div>
          ))}
        </Task>
      )}
      {stage === 'open' ? (
        <StepTask {...{ heloc, rule }} status={withoutRequest(status)} beside={asked} />
      ) : (
        stage !== 'done' && <ClosingTask {...{ heloc, stage }} status={withoutRequest(status)} />
      )}
    </div>
  )
}

interface ClosingProps extends Omit<StepProps, 'rule'> {
  readonly stage: Stage
}

/** How far an application is after the applicant's last step. */
function ClosingTask({ heloc, status, stage }: ClosingProps) {
  const t = useCopy()
  return <Task turn={useTurn({ heloc, status })}>{t(`dashboard.stage.${stage}`)}</Task>
}
