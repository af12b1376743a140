import { type Effects, memoize, type PageSource } from '#engine'
import { type Flows, type JsonObject, leavesIn, type TenantJourney } from '#source'

/** What the conditions and the pages of a lender's flows ask of an application. */
export interface ReadField {
  readonly field: string
  /** Of a list, the elements that they tell apart; undefined where they ask for any. */
  readonly elements: readonly unknown[] | undefined
}

/** What the conditions of a lender ask. Lenders with the same logic share its compiled process, and so what it asks. */
export const readFields = memoize(
  ({ source }: TenantJourney) => fieldsOf(source),
  ({ process }) => process,
)

/** Copy has no conditions, `sets` asks nothing, and the server state is the process's own to change. */
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
