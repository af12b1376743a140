import { validateForm } from '../validation/form-validator.ts'
import type { SubmissionHandler } from './submission.ts'

/** What the applicant thinks that the home is worth: it stands until somebody has valued it. */
export const valueEstimate: SubmissionHandler = ({ tenant, application, values }) => {
  const { estimatedValue, condition } = validateForm(tenant.forms, 'bpo/estimate-value', values)
  const stated = { value: estimatedValue, condition, valueSource: 'STATED' as const }
  return { heloc: { property: { ...application.heloc.property, ...stated } } }
}
