import { hasIncomeProof, isIncomePaper } from '#product'
import { uuidsOf } from '../../applications/documents/uuids-of.ts'
import { Problem } from '../../errors/problem.ts'
import { answersOf } from '../../validation/answers-of.ts'
import { submission } from '../submission.ts'

const asked = answersOf('income/review', 'confirmed')

/** Confirms the income. A stated income is no proof, and a paper that was reviewed is no new proof. */
export const income = submission(asked, ({ application: { heloc, status } }) => {
  if (!hasIncomeProof(heloc, status)) throw new Problem(422, 'INCOME_UNPROVEN')
  return { weighed: uuidsOf((heloc.documents ?? []).filter(isIncomePaper)) }
})
