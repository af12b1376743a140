import { hasIncomeProof, isIncomePaper } from '#engine'
import { uuidsOf } from '../documents/uuids-of.ts'
import { Problem } from '../errors/problem.ts'
import { validateForm } from '../validation/form-validator.ts'
import type { SubmissionHandler } from './submission.ts'

/** An income that is only stated proves nothing, and a paper that was weighed proves nothing anew. */
export const income: SubmissionHandler = ({ tenant, application, values }) => {
  validateForm(tenant.forms, 'income/review', values)
  const { heloc, status } = application
  if (!hasIncomeProof(heloc, status)) throw new Problem(422, 'INCOME_UNPROVEN')
  return { weighed: uuidsOf((heloc.documents ?? []).filter(isIncomePaper)) }
}
