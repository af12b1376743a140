import { memoize } from '#engine'
import type { Project } from '../files/project.ts'
import {
  asJsonObject,
  asStrings,
  asText,
  childObject,
  type Json,
  type JsonObject,
} from '../json/json-value.ts'

/**
 * Process in which each event also changes the answers that the forms of its submissions store without code, so that
 * these need not be declared twice. Answers of registration exist from the beginning; answers of forms without an event
 * may change at any time.
 */
export const processWithKept = memoize(
  ({ logic: { answers, process, registration }, project }: Kept): JsonObject => {
    const kept = Object.entries(asJsonObject(answers))
    const changed = { ...asJsonObject(process) }
    for (const [form, own] of Map.groupBy(kept, ([, answer]) => asText(asJsonObject(answer).form))) {
      const sets = own.flatMap(([to]) => fieldsAt(to, project))
      const events = formsIn(changed.submissions, form).flatMap(({ event }) => asText(event))
      const isRegistration = formsIn(childObject(asJsonObject(registration), 'steps'), form).length > 0
      if (events.length > 0) changed.effects = withEffects(changed.effects, events, sets)
      else if (!isRegistration) changed.anytime = widen(changed.anytime, sets)
      // A process without `begin` may already begin with any values.
      if (isRegistration && changed.begin !== undefined) changed.begin = widen(changed.begin, sets)
    }
    return changed
  },
  ({ logic }) => logic,
)

interface Kept {
  readonly logic: JsonObject
  readonly project: Project
}

/** Entries of a map that name a form. */
const formsIn = (map: Json | undefined, form: string): readonly JsonObject[] =>
  Object.values(asJsonObject(map))
    .map(asJsonObject)
    .filter((entry) => entry.form === form)

/** Fields of a value that conditions may read: the value itself, or its parts. */
const fieldsAt = (to: string, { fields }: Project): readonly string[] => [
  ...(Object.hasOwn(fields, to) ? [] : [to]),
  ...Object.keys(fields).filter(
    (field) => field === to || field.startsWith(`${to}.`) || field.startsWith(`${to}[`),
  ),
]

function withEffects(
  effects: Json | undefined,
  events: readonly string[],
  sets: readonly string[],
): JsonObject {
  const before = asJsonObject(effects)
  const changed = events.map((event) => [event, widenEach(before[event], sets)] as const)
  return { ...before, ...Object.fromEntries(changed) }
}

/** Adds changed fields to every variant of an event's effects, and to the case in which no variant holds. */
function widenEach(effects: Json | undefined, sets: readonly string[]): Json {
  if (!Array.isArray(effects)) {
    const { when } = asJsonObject(effects)
    return when === undefined ? widen(effects, sets) : [widen(effects, sets), { sets }]
  }
  const isOpen = asJsonObject(effects.at(-1)).when !== undefined
  return [...effects.map((variant: Json) => widen(variant, sets)), ...(isOpen ? [{ sets }] : [])]
}

function widen(effects: Json | undefined, sets: readonly string[]): JsonObject {
  const before = asJsonObject(effects)
  const own: readonly Json[] = Array.isArray(before.sets) ? before.sets : []
  const named = asStrings(own)
  return { ...before, sets: [...own, ...sets.filter((field) => !named.includes(field))] }
}
