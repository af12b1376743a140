import { isDeepStrictEqual } from 'node:util'
import { asJsonObject, asStrings, asText, childObject, type JsonObject, pointerTo } from '#source'
import type { RuleFault } from '../rule.ts'
import { endedByLender } from './ended-by-lender.ts'

/** Parts of the flows in which an entry is the same for every lender, by the key of `law` of flows/process.json that names it. */
const fixed: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  states: [
    ['process', 'states'],
    ['serverStates', 'states'],
  ],
  events: [['process', 'transitions']],
  shown: [['serverStates', 'states']],
  questions: [['registration', 'steps']],
}

/** Faults of a lender's flows in what duties of the law hang on. */
export function changedByLender(base: JsonObject, own: JsonObject): readonly RuleFault[] {
  const duties = Object.values(childObject(asJsonObject(base.process), 'law')).map(asJsonObject)
  const found = [...changedParts(duties, base, own)]
  // A place is named once, by what says most of it.
  for (const more of [
    movedJobs(duties, base, own),
    endedByLender(childObject(base, 'process'), childObject(own, 'process')),
  ]) {
    const places = new Set(found.map(({ pointer }) => pointer))
    found.push(...more.filter(({ pointer }) => !places.has(pointer)))
  }
  return found
}

/** Faults of states in which a job of the law runs at a lender alone, or at no lender but this one no longer. */
function movedJobs(duties: readonly JsonObject[], base: JsonObject, own: JsonObject): readonly RuleFault[] {
  const [before, after] = [base, own].map((flows) => childObject(asJsonObject(flows.process), 'states'))
  return Object.keys({ ...before, ...after }).flatMap((state) => {
    const [common, other] = [before, after].map((states) => asText(asJsonObject(states?.[state]).job))
    if (common === other) return []
    return [common, other].flatMap((job = '') => {
      const duty = duties.find(({ jobs }) => asStrings(jobs).includes(job))
      if (duty === undefined) return []
      const pointer = pointerTo('process', 'states', state)
      const message = `"${job}" runs in the same states at every lender. ${asText(duty.asks)}`
      return [{ pointer, message, hint }]
    })
  })
}

function changedParts(
  duties: readonly JsonObject[],
  base: JsonObject,
  own: JsonObject,
): readonly RuleFault[] {
  return Object.entries(fixed).flatMap(([key, parts]) => {
    const ids = new Set(duties.flatMap((duty) => asStrings(duty[key])))
    return [...ids].flatMap((id) => {
      const reasons = duties
        .filter((duty) => asStrings(duty[key]).includes(id))
        .map(({ asks }) => asText(asks))
      return parts.flatMap(([file, part]) =>
        changedAt(id, part, [childObject(base, file), childObject(own, file)]).map((steps) => ({
          pointer: pointerTo(file, ...steps),
          message: `"${id}" is the same for every lender. ${reasons.join(' ')}`,
          hint,
        })),
      )
    })
  })
}

const hint =
  'Take it out. Where counsel advises more than the law asks, let a predicate of `law` of flows/predicates.json hold in more cases.'

/** Places below a file at which a lender changed an entry, or left it out of the order. */
function changedAt(
  id: string,
  part: string,
  [before, after]: readonly [JsonObject, JsonObject],
): readonly (readonly string[])[] {
  const isSame = isDeepStrictEqual(childObject(before, part)[id], childObject(after, part)[id])
  const isOrdered = (flow: JsonObject) => asStrings(flow.order).includes(id)
  return [...(isSame ? [] : [[part, id]]), ...(isOrdered(before) && !isOrdered(after) ? [['order']] : [])]
}
