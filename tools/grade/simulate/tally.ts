import { admittedStates, type Choice, type TransitionSource } from '#engine'
import type { Flows } from '#source'
import { arrowsOf } from './prepared-states.ts'
import type { DeadEnd, Ending, Simulation, StepCounts } from './simulation.ts'
import type { Observer, WalkEnd } from './walk.ts'

/** Observer that counts. */
export interface Tally extends Observer {
  readonly end: (applicant: number, end: WalkEnd) => void
  readonly result: () => Pick<Simulation, 'steps' | 'endings' | 'deadEnds' | 'coverage'>
}

export function createTally(flows: Flows): Tally {
  const pages = new Set<string>()
  const events = new Set<string>()
  const arrows = new Set<object>()
  const taken = new Set<string>()
  const ended = new Map<string, { readonly end: WalkEnd; readonly steps: number[] }>()
  const stuck = new Map<string, { readonly end: WalkEnd; readonly replay: number; applicants: number }>()
  let applicants = 0

  return {
    onStep: (_, { page, settlement }) => {
      pages.add(page)
      const path = settlement?.path ?? []
      for (let index = 0; index < path.length; index++) events.add(path[index]?.event ?? '')
    },
    onTransition: (arrow) => {
      if (arrows.has(arrow)) return
      arrows.add(arrow)
      taken.add(arrowText(arrow))
    },
    end: (applicant, end) => {
      applicants += 1
      const key = `${end.deadEnd} ${end.state} ${end.page}`
      if (end.deadEnd === undefined) {
        const group = ended.get(key) ?? { end, steps: [] }
        ended.set(key, group)
        group.steps.push(end.steps)
      } else {
        const group = stuck.get(key) ?? { end, replay: applicant, applicants: 0 }
        stuck.set(key, group)
        group.applicants += 1
      }
    },
    result: () => ({
      steps: stepsOf([...ended.values()].flatMap(({ steps }) => steps)),
      endings: [...ended.values()]
        .map(
          ({ end: { state, page }, steps }): Ending => ({
            state,
            page,
            applicants: steps.length,
            share: steps.length / applicants,
            steps: stepsOf(steps),
          }),
        )
        .sort((a, b) => b.applicants - a.applicants),
      deadEnds: [...stuck.values()]
        .flatMap(({ end: { deadEnd, state, page }, ...counted }): readonly DeadEnd[] =>
          deadEnd === undefined ? [] : [{ kind: deadEnd, state, page, ...counted }],
        )
        .sort((a, b) => b.applicants - a.applicants),
      coverage: {
        pages: coverageOf(pagesOf(flows), pages),
        serverTransitions: coverageOf(serverArrows(flows), taken),
        clientTransitions: coverageOf(triggered(flows), events),
      },
    }),
  }
}

const arrowText = ({ from, event, to }: { from: string; event: string; to: string }): string =>
  `${event}: ${from} to ${to}`

function stepsOf(counts: readonly number[]): StepCounts {
  const sorted = Uint32Array.from(counts).sort()
  return {
    minimum: sorted[0] ?? 0,
    median: sorted[sorted.length >> 1] ?? 0,
    maximum: sorted.at(-1) ?? 0,
  }
}

function coverageOf(known: readonly string[], seen: ReadonlySet<string>) {
  const missing = known.filter((each) => !seen.has(each))
  return { covered: known.length - missing.length, known: known.length, missing }
}

/** Pages that the states of the client and of the process may show. */
function pagesOf({ source, journey }: Flows): readonly string[] {
  const ofServer = Object.entries(source.serverStates.states)
    .filter(([key]) => key in source.process.states || key.endsWith('*'))
    .flatMap(([, { page }]) => variants(page))
  const ofClient = Object.values(journey.machine.source.states).flatMap(({ page }) => variants(page))
  return [...new Set([...ofServer, ...ofClient])].sort()
}

const variants = (choice: Choice<'page'> | undefined): readonly string[] => {
  if (choice === undefined) return []
  return typeof choice === 'string' ? [choice] : choice.map(({ page }) => page)
}

const serverArrows = ({ process }: Flows): readonly string[] =>
  Object.entries<TransitionSource>(process.source.transitions).flatMap(([event, transition]) =>
    admittedStates(process.source, transition).flatMap((from) =>
      arrowsOf(process, from, event).map(arrowText),
    ),
  )

const triggered = ({ source }: Flows): readonly string[] => source.journey.triggerOrder ?? []
