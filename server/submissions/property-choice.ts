import { Problem } from '../errors/problem.ts'
import { validateForm } from '../validation/form-validator.ts'
import type { SubmissionHandler } from './submission.ts'

/** One of the units that stand at the address. */
export const propertyChoice: SubmissionHandler = ({ tenant, application, values }) => {
  const { selectedPropertyUuid } = validateForm(tenant.forms, 'review-app/property-choice', values)
  const { property, properties = [] } = application.heloc
  const chosen = properties.find(({ uuid }) => uuid === selectedPropertyUuid)
  if (chosen === undefined) throw new Problem(422, 'PROPERTY_UNKNOWN')
  return { heloc: { selectedPropertyUuid, property: { ...property, ...chosen } } }
}
