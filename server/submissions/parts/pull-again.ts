import type { Application } from '../../applications/application.ts'
import type { Patch } from '../../applications/patch.ts'

/** Returns the status from before the bureau failed to give a report, so that the report is requested again. */
export function pullAgain({ heloc }: Application): Patch['status'] & object {
  const isHard = heloc.consents?.some(({ type }) => type === 'HARD_CREDIT') === true
  return {
    creditFrozenWithPin: false,
    uwDecision: isHard ? 'SELECT' : 'INITIAL',
    uwSubDecision: isHard ? 'UNVERIFIED_OFFER' : 'UNKNOWN',
  }
}
