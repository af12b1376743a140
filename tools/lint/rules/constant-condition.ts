import type { PredicateSource, Predicates } from '#engine'
import { type Flows, isJsonObject, type JsonObject, pointerTo, visitJson } from '#source'
import { createConditions } from '../../prove/conditions.ts'
import type { Model } from '../../prove/model.ts'
import { type ContextSet, everything, nothing } from '../../prove/sets/diagrams.ts'
import { createSpace } from '../../prove/sets/space.ts'
import { BudgetExhausted, createBudget } from '../../prove/sets/work-budget.ts'
import { leavesOf } from '../../prove/values/leaves-of.ts'
import { modelOf } from '../proof/model-of.ts'
import type { Rule, RuleFault, Subject } from '../rule.ts'

export const constantCondition: Rule = {
  id: 'constant-condition',
  why: 'A condition that always or never holds decides nothing: one of its two ways is never taken.',
  reads: 'logic',
  check: (subject) => {
    const { flows, logic, reportOwn } = subject
    if (flows === undefined) return []
    const model = modelOf(subject)
    const own = Object.entries(logic).filter(([file]) => isOwn(subject, pointerTo(file)))
    const faults = conditionsIn(Object.fromEntries(own))
      .filter(({ pointer }) => isOwn(subject, pointer))
      .flatMap((placed) => {
        const fault = findConstant(placed, flows, model) ?? findUnmet(placed, flows, model)
        return fault === undefined ? [] : [{ pointer: placed.pointer, ...fault }]
      })
    return reportOwn(faults)
  },
}

type Found = Pick<RuleFault, 'message' | 'hint'>

/** Finds whether a condition holds in every possible context, or in none. */
function findConstant(
  { condition, name }: Placed,
  { journey, project }: Flows,
  model: Model | undefined,
): Found | undefined {
  const set = setOfAll(condition, { ...journey.predicates, project }, model)
  const what = name === undefined ? 'This condition' : `"${name}"`
  const hint = 'Its parts contradict each other or leave nothing out: say what was meant, or remove it.'
  if (set === everything) return { message: `${what} always holds.`, hint }
  return set === nothing ? { message: `${what} never holds.`, hint } : undefined
}

/**
 * Contexts in which a condition holds, among all that its parts distinguish; undefined if computing them is too much
 * work.
 */
function setOfAll(
  condition: PredicateSource,
  { source, compile, project }: Predicates & Pick<Flows, 'project'>,
  model: Model | undefined,
): ContextSet | undefined {
  const deciding = leavesOf(condition, { source })
  // The model already distinguishes everything on which the journey decides.
  if (model !== undefined && deciding.every(model.conditions.isDeciding))
    return model.conditions.setOf(condition)
  try {
    const space = createSpace({ deciding, told: [] }, { compile, project }, createBudget(work))
    return createConditions(space, { source }).setOf(condition)
  } catch (error) {
    if (!(error instanceof BudgetExhausted)) throw error
    return undefined
  }
}

/** Finds a predicate that no application ever meets, regardless of the server's work. */
function findUnmet({ name }: Placed, { journey }: Flows, model: Model | undefined): Found | undefined {
  if (name === undefined || model === undefined) return undefined
  const { setOf, isDeciding, diagrams } = model.conditions
  if (!leavesOf(name, journey.predicates).every(isDeciding)) return undefined
  const isMet = [...model.views.values()].some(({ here }) => diagrams.and(here, setOf(name)) !== nothing)
  if (isMet) return undefined
  return {
    message: `"${name}" holds for no application: nothing in flows/process.json brings it about.`,
    hint: 'Name the field in `sets` of the event that changes it, or of `begin`; or remove the predicate.',
  }
}

/** Steps of work allowed for one condition: enough for many hundred leaves. */
const work = 100_000

interface Placed {
  readonly pointer: string
  readonly condition: PredicateSource
  readonly name?: string
}

/** Named predicates, and conditions written in place; a bare name adds none. */
function conditionsIn(logic: JsonObject): readonly Placed[] {
  const conditions: Placed[] = []
  visitJson(logic, (value, path) => {
    const key = path.at(-1)
    const isNamed = path.length === 3 && path[0] === 'predicates' && path[1] === 'predicates'
    if (!isNamed && !(typeof key === 'string' && places.has(key))) return true
    // The engine has checked the shape of every condition.
    const condition = value as unknown as PredicateSource
    if (isJsonObject(value))
      conditions.push({ pointer: pointerTo(...path), condition, ...(isNamed ? { name: `${key}` } : {}) })
    return false
  })
  return conditions
}

const places = new Set(['when', 'skipWhen', 'visitWhen'])

/** Whether the value at a pointer is the subject's own: for the base always, for a lender if it overrides it. */
const isOwn = ({ tenant, provenance }: Subject, pointer: string): boolean =>
  tenant === undefined ||
  Object.keys(provenance).some(
    (known) => pointer === known || pointer.startsWith(`${known}/`) || known.startsWith(`${pointer}/`),
  )
