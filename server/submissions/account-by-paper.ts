import { Problem } from '../errors/problem.ts'
import { answersOf } from '../validation/answers-of.ts'
import { describeAccount } from './bank-account.ts'
import { submission } from './submission.ts'

const asked = answersOf('bank/manual-disburse', 'routingNumber', 'accountNumber', 'accountType', 'documents')

/** An account that the bank did not confirm, with a statement or a voided check that names its owner. */
export const accountByPaper = submission(asked, (input) => {
  const { answers } = input
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
})
