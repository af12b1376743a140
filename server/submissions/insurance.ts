import { Problem } from '../errors/problem.ts'
import { validateForm } from '../validation/form-validator.ts'
import type { SubmissionHandler } from './submission.ts'

export const insurance: SubmissionHandler = ({ tenant, application, values }) => {
  const answers = validateForm(tenant.forms, 'insurance/upload', values)
  const isProven = application.heloc.documents?.some(
    ({ uuid, type }) =>
      type === 'PROOF_OF_HAZARD_INSURANCE' && uuid !== undefined && answers.documents.includes(uuid),
  )
  if (isProven !== true) throw new Problem(422, 'INSURANCE_MISSING')
  return { heloc: { insurance: { complete: true } } }
}
