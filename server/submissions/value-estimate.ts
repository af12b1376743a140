import { answersOf } from '../validation/answers-of.ts'
import { submission } from './submission.ts'

const asked = answersOf('bpo/estimate-value')

/** What the applicant thinks that the home is worth, which the form keeps: it stands until somebody has valued it. */
export const valueEstimate = submission(asked, ({ application }) => ({
  heloc: { property: { ...application.heloc.property, valueSource: 'STATED' } },
}))
