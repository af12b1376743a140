import { Problem } from '../errors/problem.ts'
import { validateForm } from '../validation/form-validator.ts'
import { describeAccount, requireSame } from './bank-account.ts'
import type { SubmissionHandler } from './submission.ts'

/** An account that the bank did not confirm, with a statement or a voided check that names its owner. */
export const accountByPaper: SubmissionHandler = (input) => {
  const answers = validateForm(input.tenant.forms, 'bank/manual-disburse', input.values)
  requireSame(answers)
  const isShown = (input.application.heloc.documents ?? []).some(
    ({ uuid, type }) => type === 'BANK_STATEMENT' && uuid !== undefined && answers.documents.includes(uuid),
  )
  if (!isShown) throw new Problem(422, 'ACCOUNT_UNPROVEN')
  const { shown, sealed } = describeAccount(input, answers)
  return {
    heloc: { disburseAccount: shown },
    loanFile: { disburseAccount: sealed },
    status: { giactAccountStatus: 'PENDING_REVIEW' },
  }
}
