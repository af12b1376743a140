import type { Application } from '../applications/application.ts'
import type { Patch } from '../applications/patch.ts'

/** The decision as it stood before the bureau gave no report: the report is asked for once more. */
export function pullAgain({ heloc }: Application): Patch['status'] & object {
  const isHard = heloc.consents?.some(({ type }) => type === 'HARD_CREDIT') === true
  return {
    creditFrozenWithPin: false,
    uwDecision: isHard ? 'SELECT' : 'INITIAL',
    uwSubDecision: isHard ? 'UNVERIFIED_OFFER' : 'UNKNOWN',
  }
}
