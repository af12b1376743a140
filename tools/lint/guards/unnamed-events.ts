import { asJsonObject, asStrings, asText, childObject, type JsonObject, pointerTo } from '#source'
import type { RuleFault } from '../rule.ts'
import { targetsOf } from './targets-of.ts'

/** Faults of events that enter or leave a state named by `law` of a process, and are not named there themselves. */
export function unnamedEvents(process: JsonObject, isLender: boolean): readonly RuleFault[] {
  const duties = Object.values(childObject(process, 'law')).map(asJsonObject)
  const named = new Set(duties.flatMap(({ events }) => asStrings(events)))
  return Object.entries(childObject(process, 'transitions'))
    .filter(([event]) => !named.has(event))
    .flatMap(([event, transition]) =>
      duties.flatMap(({ states, asks }) => {
        const state = asStrings(states).find((id) => touches(asJsonObject(transition), id))
        if (state === undefined) return []
        return [
          {
            pointer: pointerTo('process', 'transitions', event),
            message: `"${event}" enters or leaves ${state}, and \`law\` of flows/process.json does not name it: ${asText(asks)}`,
            hint: isLender ? 'Keep it away from this state.' : 'Name it there, under the duty that it keeps.',
          },
        ]
      }),
    )
}

const touches = ({ from, except, to }: JsonObject, state: string): boolean =>
  targetsOf(to).includes(state) ||
  (from === '*' ? !asStrings(except).includes(state) : asStrings(from).includes(state))
