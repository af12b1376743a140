import { isDeepStrictEqual } from 'node:util'
import { type Context, inState, memoize } from '#engine'
import {
  asJsonObject,
  isJsonObject,
  type JsonObject,
  mergePatch,
  type TenantJourney,
  tenantContext,
} from '#source'
import { lenderFacts } from '../prove/lender-facts.ts'
import { createPageSets, type PageSets } from '../prove/pages/page-sets.ts'
import { relationOf } from '../prove/process/effects.ts'
import { createSteps, type ProcessSteps } from '../prove/process/process-steps.ts'
import { type ContextSet, everything, nothing } from '../prove/sets/diagrams.ts'
import { emptyDraft } from '../prove/values/write-field.ts'
import { changeContext } from '../why/change-context.ts'

/** Journey of a lender, with the sets of contexts that its events lead to. */
export interface ProvenJourney {
  readonly effective: TenantJourney
  readonly sets: PageSets
  readonly steps: ProcessSteps
}

export const createProvenJourney = (effective: TenantJourney): ProvenJourney => ({
  effective,
  ...createSets(effective),
})

/** Lenders with the same logic share its compiled machine, and therefore these sets, unless it asks about the lender. */
const createSets = memoize(
  (effective: TenantJourney): Pick<ProvenJourney, 'sets' | 'steps'> => {
    const sets = createPageSets(effective)
    return { sets, steps: createSteps(effective.source.process, sets.conditions) }
  },
  (effective) =>
    lenderFacts(effective, effective.tenant).length === 0 ? effective.journey.machine : effective,
)

/**
 * Context of a new application of an applicant with the facts `who`; undefined if registration never leads to one among
 * the possible contexts.
 */
export function createApplicant(
  { effective, sets }: ProvenJourney,
  who: JsonObject,
  possible: ContextSet = everything,
): Context | undefined {
  const { initial, begin = {} } = effective.source.process
  const anybody = {
    ...emptyDraft(effective.project),
    ...effective.project.everybody,
    tenant: tenantContext(effective.tenant),
  }
  const context = inState(effective.project, withPart(anybody, who), initial)
  const begun = relationOf(begin, sets.conditions).after(sets.conditions.including(context))
  const fitting = [begun, saying(sets, who), possible].reduce(sets.conditions.diagrams.and)
  return closestContext(sets, fitting, context)?.context
}

/**
 * Replaces a part of a context (RFC 7396), but appends to lists. Scenario files are checked against the context schema
 * when they are read.
 */
export function withPart(context: Context, part: JsonObject): Context {
  const before = asJsonObject(JSON.parse(JSON.stringify(context)))
  return mergePatch(before, appending(before, part)) as Context
}

const appending = (before: JsonObject, part: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(part).map(([key, value]) => {
      const known = before[key]
      if (isJsonObject(value)) return [key, appending(asJsonObject(known), value)]
      if (!Array.isArray(value) || !Array.isArray(known)) return [key, value]
      const added = value.filter((each) => !known.some((other) => isDeepStrictEqual(each, other)))
      return [key, [...known, ...added]]
    }),
  )

/** Contexts that agree with all values of a part; a list must contain the part's elements. */
export function saying({ conditions }: PageSets, part: JsonObject): ContextSet {
  const { diagrams, variables } = conditions
  const alone = withPart({}, part)
  const said = pathsOf(part)
  return variables.reduce<ContextSet>((set, { field, valueIn, isMember }, number) => {
    const path = field.split('[]')[0] ?? ''
    if (!said.some((each) => path === each || path.startsWith(`${each}.`))) return set
    const own = valueIn(alone)
    if (isMember && own === 0) return set
    return diagrams.and(
      set,
      diagrams.having(number, (value) => value === own),
    )
  }, everything)
}

const pathsOf = (part: JsonObject, above = ''): readonly string[] =>
  Object.entries(part).flatMap(([key, value]) =>
    isJsonObject(value) ? pathsOf(value, `${above}${key}.`) : [`${above}${key}`],
  )

export interface Closest {
  readonly context: Context
  /** Number of variables that differ. */
  readonly changes: number
}

/** Context of a set with the fewest differences from the given one; undefined if the set is empty. */
export function closestContext(
  { conditions }: PageSets,
  set: ContextSet,
  context: Context,
): Closest | undefined {
  const { diagrams, variables } = conditions
  if (set === nothing) return undefined
  const own = variables.map(({ valueIn }) => valueIn(context))
  const changes = diagrams.closest(set, own)
  const changed = [...changes].reduce((before, [number, value]) => {
    const variable = variables[number]
    return variable === undefined ? before : changeContext(before, variable, value)
  }, context)
  return { context: changed, changes: changes.size }
}
