import type { Application } from '../../applications/application.ts'
import type { Patch } from '../../applications/change/patch.ts'
import { undecided } from '../../applications/unchecked.ts'

/** Returns the status from before the bureau failed to give a report, so that the report is requested again. */
export function pullAgain({ heloc }: Application): Patch['status'] & object {
  const isHard = heloc.consents?.some(({ type }) => type === 'HARD_CREDIT') === true
  const decision = isHard ? ({ uwDecision: 'SELECT', uwSubDecision: 'UNVERIFIED_OFFER' } as const) : undecided
  return { creditFrozenWithPin: false, ...decision }
}
