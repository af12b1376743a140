import { findServerState, resolvePage } from '#engine'
import { pointerTo } from '#source'
import { nothing } from '../../prove/sets/diagrams.ts'
import { proving } from '../proof/model-of.ts'
import type { Rule } from '../rule.ts'

export const pingPong: Rule = {
  id: 'ping-pong',
  why: 'If triggers lead out of a state and back at once, the page shown does not depend on anything that the applicant did.',
  reads: 'logic',
  check: proving((subject, model) => {
    const { journey } = subject.flows
    const named = new Set<string>()
    return [...model.views].flatMap(([state, { here }]) => {
      if (findServerState(journey.serverStates, state)?.page !== undefined) return []
      return [...model.settlement.revisits].flatMap(([rest, contexts]) => {
        const back = model.conditions.diagrams.and(here, contexts)
        if (back === nothing || named.has(rest)) return []
        named.add(rest)
        const witness = model.witness(state, back)
        const { path = [] } = resolvePage(journey, witness.context).why
        return [
          subject.report({
            pointer: pointerTo('journey', 'states', rest),
            message: `One settlement leaves "${rest}" and comes back to it, without a person or a wait between.`,
            hint: 'Let one of the triggers hold only where the other does not, or narrow its `from`.',
            what: 'key',
            related: path.map(({ event }) => pointerTo('journey', 'transitions', event)),
            witness,
          }),
        ]
      })
    })
  }),
}
