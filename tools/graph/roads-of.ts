import type { CompleteTenant } from '#generated/tenant'
import { loadRoad, type Road, roadNames } from '../drive/roads.ts'

/** Roads for a lender's applicants: its own, and those that name no lender, which the applicants of any could go. */
export const roadsOf = ({ code }: Pick<CompleteTenant, 'code'>): readonly Road[] =>
  roadNames()
    .map((name) => loadRoad(name))
    .filter(({ tenant }) => tenant === undefined || tenant === code)
