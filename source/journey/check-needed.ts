import type { Fault } from '../findings/fault.ts'
import { parsePointer, pointerTo } from '../json/json-pointer.ts'
import { asJsonObject, childObject, type JsonObject } from '../json/json-value.ts'
import type { Provenance } from '../overrides/apply-overrides.ts'

/** Faults of lenders that change predicates on which a state's needs depend. The law demands these needs. */
export function checkNeeded(base: JsonObject, provenance: Provenance): readonly Fault[] {
  const changed = new Set(
    Object.keys(provenance).flatMap((pointer) =>
      pointer.startsWith(pointerTo('predicates', 'predicates')) ? (parsePointer(pointer)[2] ?? []) : [],
    ),
  )
  if (changed.size === 0) return []
  const needed = neededBy(base)
  return [...changed]
    .filter((id) => needed.has(id))
    .map((id) => ({
      rule: 'override-invalid',
      pointer: pointerTo('predicates', 'predicates', id),
      message: `"${id}" says what a state needs (\`needs\` of flows/process.json): it is the same for every lender.`,
      hint: 'Take it out; where this lender decides otherwise, name a predicate of its own there.',
      what: 'key',
    }))
}

/** Predicates that the needs of states name, directly or through other predicates. */
function neededBy(base: JsonObject): ReadonlySet<string> {
  const predicates = childObject(asJsonObject(base.predicates), 'predicates')
  const named = new Set(namesIn(childObject(asJsonObject(base.process), 'needs'), predicates))
  for (const id of named) for (const other of namesIn(predicates[id], predicates)) named.add(other)
  return named
}

function namesIn(value: unknown, predicates: JsonObject): readonly string[] {
  if (typeof value === 'string') return Object.hasOwn(predicates, value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((child) => namesIn(child, predicates))
}
