import type { CompleteTenant } from '#generated/tenant'
import type { Road } from '../scenario/roads.ts'

/** Roads for a lender's applicants: its own, and those that name no lender, which the applicants of any could go. */
export const roadsOf = ({ code }: Pick<CompleteTenant, 'code'>, roads: readonly Road[]): readonly Road[] =>
  roads.filter(({ tenant }) => tenant === undefined || tenant === code)
