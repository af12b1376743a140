import { newIncome } from '../applications/new-income.ts'
import { answersOf } from '../validation/answers-of.ts'
import { submission } from './submission.ts'

const asked = answersOf('register/income-info', 'employmentType', 'annualIncome')

/** What somebody earns, as they state it; proof of it is asked for later. */
export const incomeChange = submission(asked, ({ answers }) => newIncome(answers))
