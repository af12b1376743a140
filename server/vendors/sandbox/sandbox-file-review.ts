import type { ConditionCategory } from '#generated/domain'
import type { FileReview } from '../ports/file-review.ts'
import sandbox from './sandbox.json' with { type: 'json' }
import { sandboxAnswer } from './sandbox-answer.ts'

const categories: readonly ConditionCategory[] = [
  'BANK_ACCOUNT_FRAUD_REVIEW',
  'IDENTITY_DOCUMENT_FRAUD_REVIEW',
  'MANUAL_PAYSTUB_UPLOAD',
  'MISSING_PHONE_NUMBER',
  'REVIEW_TRUST_REQUIREMENTS',
]

export const sandboxFileReview: FileReview = {
  wants: async ({ lastName }) =>
    sandboxAnswer(sandbox.fileReview, { lastName }).conditions.map((name) => {
      const category = categories.find((known) => known === name)
      if (category === undefined) throw new Error(`server/vendors/sandbox/sandbox.json asks for ${name}.`)
      return { category }
    }),
}
