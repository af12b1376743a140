import { answersOf } from '../validation/answers-of.ts'
import { submission } from './submission.ts'

const asked = answersOf('bpo/estimate-value')

/** Marks the value as stated by the applicant; it counts until somebody has valued the home. The form itself stores the value. */
export const valueEstimate = submission(asked, ({ application }) => ({
  heloc: { property: { ...application.heloc.property, valueSource: 'STATED' } },
}))
