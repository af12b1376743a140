import { Problem } from '../errors/problem.ts'
import { answersOf } from '../validation/answers-of.ts'
import { submission } from './submission.ts'

const asked = answersOf('income/review', 'confirmed')

/** An income that is only stated proves nothing: one must be linked, or a proof uploaded. */
export const income = submission(asked, ({ application }) => {
  const { incomeSources = [], documents = [] } = application.heloc
  const isLinked = incomeSources.some(({ status }) => status === 'PENDING' || status === 'VERIFIED')
  const isUploaded = documents.some(
    ({ type }) => type === 'USER_UPLOADED_PAYSTUB' || type === 'BANK_STATEMENT',
  )
  if (!isLinked && !isUploaded) throw new Problem(422, 'INCOME_UNPROVEN')
  return {}
})
