import { admits, type MachineSource, type TransitionSource } from '#engine'
import { pointerTo } from '#source'
import type { Rule, RuleFault } from '../rule.ts'

export const leftEnding: Rule = {
  id: 'left-ending',
  why: 'If an event reopens a declined or finished application, its applicant sees an offer after the letter that ended it.',
  reads: 'logic',
  check: ({ flows, reportOwn }) => {
    if (flows === undefined) return []
    const { journey, process } = flows.source
    return reportOwn([...leftByEvents(process), ...leftByTriggers(journey)])
  },
}

/** Faults of the process, in which events leave a state of any kind. */
const leftByEvents = ({ states, transitions }: MachineSource): readonly RuleFault[] =>
  Object.entries<TransitionSource>(transitions).flatMap(([event, transition]) =>
    Object.keys(states)
      .filter((state) => states[state]?.kind === 'terminal' && admits(transition, state))
      .map((state) => ({
        pointer: pointerTo('process', 'transitions', event, 'from'),
        message: `"${event}" leads out of ${state}, which is an end.`,
        hint: transition.from === '*' ? `Name ${state} in \`except\`.` : `Take ${state} out of \`from\`.`,
      })),
  )

/**
 * Faults of the client machine, in which a settlement stops at an end or a review, so that a trigger there never
 * fires.
 */
const leftByTriggers = ({ states, transitions }: MachineSource): readonly RuleFault[] =>
  Object.entries<TransitionSource>(transitions).flatMap(([event, { from, trigger }]) =>
    (trigger === undefined || from === '*' ? [] : [...from.entries()])
      .filter(([, state]) => ['terminal', 'review'].includes(states[state]?.kind ?? ''))
      .map(([index, state]) => ({
        pointer: pointerTo('journey', 'transitions', event, 'from', index),
        message: `"${event}" has a trigger to leave "${state}", where every settlement stops: it is ${states[state]?.kind}.`,
        hint: `Take "${state}" out of \`from\`, or let it be interactive or waiting.`,
      })),
  )
