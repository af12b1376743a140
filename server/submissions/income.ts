import { hasIncomeProof } from '#engine'
import { Problem } from '../errors/problem.ts'
import { validateForm } from '../validation/form-validator.ts'
import type { SubmissionHandler } from './submission.ts'

/** An income that is only stated proves nothing, and a paper that was weighed proves nothing anew. */
export const income: SubmissionHandler = ({ tenant, application, values }) => {
  validateForm(tenant.forms, 'income/review', values)
  if (!hasIncomeProof(application.heloc, application.status)) throw new Problem(422, 'INCOME_UNPROVEN')
  return {}
}
