import { Problem } from '../errors/problem.ts'
import { validateForm } from '../validation/form-validator.ts'
import type { SubmissionHandler } from './submission.ts'

/** An income that is only stated proves nothing: one must be linked, or a proof uploaded. */
export const income: SubmissionHandler = ({ tenant, application, values }) => {
  validateForm(tenant.forms, 'income/review', values)
  const { incomeSources = [], documents = [] } = application.heloc
  const isLinked = incomeSources.some(({ status }) => status === 'PENDING' || status === 'VERIFIED')
  const isUploaded = documents.some(
    ({ type }) => type === 'USER_UPLOADED_PAYSTUB' || type === 'BANK_STATEMENT',
  )
  if (!isLinked && !isUploaded) throw new Problem(422, 'INCOME_UNPROVEN')
  return {}
}
