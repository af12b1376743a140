import { newIncome } from '../../applications/new-income.ts'
import { undecided } from '../../applications/unchecked.ts'
import { answersOf } from '../../validation/answers-of.ts'
import { changedFigure } from '../parts/changed-figure.ts'
import { withoutOffers } from '../parts/without-offers.ts'
import { submission } from '../submission.ts'

const asked = answersOf('register/income-info', 'employmentType', 'annualIncome')

/** Changes the income as the applicant states it; proof follows later. */
export const incomeChange = submission(asked, ({ application, answers, now }) => {
  const { heloc, loanFile } = newIncome(answers)
  const change = {
    figure: 'INCOME',
    from: application.loanFile.statedIncome,
    to: answers.annualIncome,
  } as const
  return {
    heloc: { ...heloc, ...withoutOffers(application) },
    status: undecided,
    loanFile: { ...loanFile, ...changedFigure(application, change, now) },
  }
})
