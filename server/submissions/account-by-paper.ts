import { uuidsOf } from '../documents/uuids-of.ts'
import { Problem } from '../errors/problem.ts'
import { validateForm } from '../validation/form-validator.ts'
import { describeAccount, requireSame } from './bank-account.ts'
import type { SubmissionHandler } from './submission.ts'

/** An account that the bank did not confirm, with a statement or a voided check that names its owner. */
export const accountByPaper: SubmissionHandler = (input) => {
  const answers = validateForm(input.tenant.forms, 'bank/manual-disburse', input.values)
  requireSame(answers)
  const shown = (input.application.heloc.documents ?? []).filter(
    ({ uuid, type }) => type === 'BANK_STATEMENT' && uuid !== undefined && answers.documents.includes(uuid),
  )
  if (shown.length === 0) throw new Problem(422, 'ACCOUNT_UNPROVEN')
  const { shown: account, sealed } = describeAccount(input, answers)
  return {
    heloc: { disburseAccount: account },
    loanFile: { disburseAccount: sealed },
    status: { giactAccountStatus: 'PENDING_REVIEW' },
    weighed: uuidsOf(shown),
  }
}
