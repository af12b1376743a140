import { answersOf } from '../validation/answers-of.ts'
import { submission } from './submission.ts'

const asked = answersOf('bpo/estimate-value', 'estimatedValue', 'condition')

/** What the applicant thinks that the home is worth: it stands until somebody has valued it. */
export const valueEstimate = submission(asked, ({ application, answers }) => {
  const { estimatedValue, condition } = answers
  const stated = { value: estimatedValue, condition, valueSource: 'STATED' as const }
  return { heloc: { property: { ...application.heloc.property, ...stated } } }
})
