import { newIncome } from '../applications/new-income.ts'
import { answersOf } from '../validation/answers-of.ts'
import { submission } from './submission.ts'

const asked = answersOf('register/income-info', 'employmentType', 'annualIncome')

/** Changes the income as the applicant states it; proof follows later. */
export const incomeChange = submission(asked, ({ answers }) => newIncome(answers))
