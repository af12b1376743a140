import { type Effects, memoize, type PageSource } from '#engine'
import { type Flows, type JsonObject, leavesIn, type TenantJourney } from '#source'

/** Field of an application that the conditions or pages of a lender's flows read. */
export interface ReadField {
  readonly field: string
  /** Elements of a list that they distinguish. Undefined if any element counts. */
  readonly elements: readonly unknown[] | undefined
}

/** Returns the fields that a lender's flows read. Lenders with the same logic share its compiled process, and so the result. */
export const readFields = memoize(
  ({ source }: TenantJourney) => fieldsOf(source),
  ({ process }) => process,
)

/** Collects the fields. Copy has no conditions, `sets` reads nothing, and only the process changes the server state. */
function fieldsOf({ copy: _, process, ...flows }: Flows['source']): readonly ReadField[] {
  const { begin, anytime, meanwhile, effects = {}, ...machine } = process
  const gives = Object.values(effects).flatMap((own) => variantsOf(own).map((variant) => variant.gives))
  const shown = Object.values<PageSource>(flows.pages.pages).flatMap(({ needs = [] }) => needs)
  const needed = shown.flatMap((need): readonly JsonObject[] =>
    typeof need === 'string' ? [{ field: need, exists: true }] : [],
  )
  const leaves = [...leavesIn([flows, machine, gives]).map(({ leaf }) => leaf), ...needed]
  return [...Map.groupBy(leaves, ({ field }) => String(field))]
    .filter(([field]) => field !== 'status.checklistStatus')
    .map(([field, own]) => {
      const asksForAny = own.some(({ exists }) => exists !== undefined)
      const named = own.flatMap(({ includes, includesAny }) => includesAny ?? includes ?? [])
      return { field, elements: asksForAny ? undefined : named }
    })
}

const variantsOf = (effects: Effects | readonly Effects[]): readonly Effects[] => [effects].flat()
