import { validateForm } from '../validation/form-validator.ts'
import type { SubmissionHandler } from './submission.ts'

/** Assets that stand in for income. */
export const assets: SubmissionHandler = ({ tenant, values }) => {
  const { assets: stated } = validateForm(tenant.forms, 'product/assets', values)
  return { heloc: { assetDepletion: { complete: true, assets: stated } } }
}
