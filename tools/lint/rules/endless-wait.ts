import { findServerState, isWorking } from '#engine'
import { type Flows, pointerTo } from '#source'
import { nothing } from '../../prove/sets/diagrams.ts'
import { proving } from '../proof/model-of.ts'
import type { Rule, RuleFault } from '../rule.ts'

export const endlessWait: Rule = {
  id: 'endless-wait',
  why: 'An applicant who is told to wait a moment, while a person takes days or nobody works at all, sees a page that they cannot use.',
  reads: 'logic',
  check: proving((subject, model) => {
    const { flows } = subject
    const { journey, source } = flows
    const held = [...model.views].flatMap(([state, { here, usable }]) => {
      const waiting = model.conditions.diagrams.minus(here, usable)
      const worker = workerIn(source.process.states[state] ?? {})
      if (!isWorking(journey, state) || waiting === nothing || worker === 'vendor') return []
      return [
        subject.report({
          pointer: placeOf(flows, state, worker),
          message: `${state} holds its applicant in the waiting dialog ${why[worker]}.`,
          hint: 'Say `"poll": false` in server-states.json, with a page that says how long it takes; or let a vendor do the work.',
          what: 'key',
          witness: model.witness(state, waiting),
        }),
      ]
    })
    return [...held, ...unwatched(flows).map(subject.report)]
  }),
}

/** Faults of states in which a vendor answers soon and the page does not look whether it has. */
const unwatched = ({ journey, source }: Flows): readonly RuleFault[] =>
  Object.entries(source.process.states).flatMap(([state, { job, pace }]) => {
    const found = findServerState(journey.serverStates, state)
    if (job === undefined || pace !== 'vendor') return []
    if (found?.source.kind !== 'waiting' || found.source.poll !== false) return []
    return [
      {
        pointer: pointerTo('serverStates', 'states', found.key, 'poll'),
        related: [pointerTo('process', 'states', state, 'pace')],
        message: `A vendor answers in ${state} soon, and its page does not look: applicants would wait on.`,
        hint: 'Take `poll` away; or say `"pace": "review"` in process.json if a person answers.',
      },
    ]
  })

/** Place to correct: the mapping of the server state if a person should act, otherwise the state of the process. */
function placeOf({ source: { process }, journey }: Flows, state: string, worker: keyof typeof why): string {
  const isTaken = ({ event }: { readonly event: string }) => {
    const from = process.transitions[event]?.from ?? []
    return from !== '*' && from.includes(state)
  }
  const isOfApplicant = Object.values(process.submissions).some(isTaken)
  const key = findServerState(journey.serverStates, state)?.key
  return key !== undefined && (worker === 'person' || isOfApplicant)
    ? pointerTo('serverStates', 'states', key)
    : pointerTo('process', 'states', state)
}

const why = {
  person: 'while a person or a day of business is awaited',
  nobody: 'although no job works there',
} as const

/** Worker that has to move an application on. A job that a vendor does for some applicants counts as a vendor's for all. */
function workerIn({
  job,
  pace = 'vendor',
}: {
  readonly job?: string
  readonly pace?: string | readonly { readonly pace: string }[]
}): 'vendor' | 'person' | 'nobody' {
  if (job === undefined) return 'nobody'
  const paces = typeof pace === 'string' ? [pace] : pace.map((variant) => variant.pace)
  return paces.includes('vendor') ? 'vendor' : 'person'
}
