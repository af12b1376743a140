import { isDeepStrictEqual } from 'node:util'
import { asJsonObject, asText, childObject, type JsonObject, pointerTo } from '#source'
import type { RuleFault } from '../rule.ts'
import { targetsOf } from './targets-of.ts'

/** Faults of a lender's process in where an application ends, and in what ends it: both are those of the flows. */
export function endedByLender(base: JsonObject, own: JsonObject): readonly RuleFault[] {
  const ends = endsOf(base)
  const others = endsOf(own)
  const differing = [...new Set([...ends, ...others])].filter(
    (state) => ends.has(state) !== others.has(state),
  )
  const [before, after] = [base, own].map((process) => childObject(process, 'transitions'))
  return [
    ...differing.map((state) => ({
      pointer: pointerTo('process', 'states', state),
      message: `${state} ${ends.has(state) ? 'is an end' : 'is no end'} at every lender.`,
      hint,
    })),
    ...Object.keys({ ...before, ...after }).flatMap((event) => {
      const ways = [before?.[event], after?.[event]]
      const end = ways.flatMap((way) => targetsOf(asJsonObject(way).to)).find((state) => ends.has(state))
      if (end === undefined || isDeepStrictEqual(...(ways as [unknown, unknown]))) return []
      return [
        {
          pointer: pointerTo('process', 'transitions', event),
          message: `What ends an application in ${end} is the same for every lender: whoever is told of no decision, and could not go on, was declined without the notice that the law asks for.`,
          hint,
        },
      ]
    }),
  ]
}

const hint =
  'Take it out. Lead the event to a state from which the applicant can go on, or in which somebody reviews.'

const endsOf = (process: JsonObject): ReadonlySet<string> =>
  new Set(
    Object.entries(childObject(process, 'states')).flatMap(([state, entry]) =>
      asText(asJsonObject(entry).kind) === 'terminal' ? [state] : [],
    ),
  )
