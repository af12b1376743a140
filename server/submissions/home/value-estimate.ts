import { answersOf } from '../../validation/answers-of.ts'
import { changedFigure } from '../parts/changed-figure.ts'
import { submission } from '../submission.ts'

const asked = answersOf('bpo/estimate-value', 'estimatedValue')

/** Marks the value as stated by the applicant; it counts until somebody has valued the home. The form itself stores the value. */
export const valueEstimate = submission(asked, ({ application, answers, now }) => {
  const { property } = application.heloc
  const from = property?.valueSource === 'STATED' ? property.value : undefined
  return {
    heloc: { property: { ...property, valueSource: 'STATED' } },
    loanFile: changedFigure(application, { figure: 'HOME_VALUE', from, to: answers.estimatedValue }, now),
  }
})
