import { pointerTo } from '#source'
import { contextIn } from '../../prove/model.ts'
import { proving } from '../proof/model-of.ts'
import type { Rule } from '../rule.ts'

export const repeatableStep: Rule = {
  id: 'repeatable-step',
  why: 'Irreversible steps must not happen twice: a second signature, recording or payment cannot be corrected.',
  reads: 'logic',
  check: proving((subject, model) => {
    const { once = [] } = subject.flows.source.process
    return model.repeats.map(({ event, state, contexts, events }) =>
      subject.report({
        pointer: pointerTo('process', 'once', once.indexOf(event)),
        message: `"${event}" can be taken again in ${state} by an application that has taken it.`,
        hint: 'Take the way back out of the transitions, or let it stop short of the state that admits the event.',
        related: between(events, event).map((each) => pointerTo('process', 'transitions', each)),
        witness: { events, context: contextIn(state, contexts, model.conditions) },
      }),
    )
  }),
}

/** Events between the first and the second occurrence of one, the second included. */
const between = (events: readonly string[], event: string): readonly string[] =>
  events.slice(events.indexOf(event) + 1, -1)
