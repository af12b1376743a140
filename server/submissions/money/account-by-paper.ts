import { uuidsOf } from '../../applications/documents/uuids-of.ts'
import { Problem } from '../../errors/problem.ts'
import { answersOf } from '../../validation/answers-of.ts'
import { attachedDocuments } from '../parts/attached-documents.ts'
import { describeAccount } from '../parts/bank-account.ts'
import { submission } from '../submission.ts'

const asked = answersOf('bank/manual-disburse', 'routingNumber', 'accountNumber', 'accountType', 'documents')

/** Stores an account that the bank did not confirm, with a statement or a voided check that names its owner. */
export const accountByPaper = submission(asked, (input) => {
  const { answers } = input
  const shown = attachedDocuments(input.application.heloc, answers.documents).filter(
    ({ type }) => type === 'BANK_STATEMENT',
  )
  if (shown.length === 0) throw new Problem(422, 'ACCOUNT_UNPROVEN')
  const { shown: account, sealed } = describeAccount(input, answers)
  return {
    heloc: { disburseAccount: account },
    loanFile: { disburseAccount: sealed, disburseAccountAt: input.now.toISOString() },
    status: { giactAccountStatus: 'PENDING_REVIEW' },
    weighed: uuidsOf(shown),
  }
})
