import { type ChosenPage, type Context, choosePage, send } from '#engine'
import type { Flows } from '#source'
import { createConditions } from '../../../tools/prove/conditions.ts'
import type { StateChange } from '../../../tools/prove/process/process-reach.ts'
import { mix } from '../../../tools/prove/sets/node-table.ts'
import { createSpace } from '../../../tools/prove/sets/space.ts'
import { createBudget } from '../../../tools/prove/sets/work-budget.ts'
import { leavesOfFlows } from '../../../tools/prove/values/leaves-of.ts'
import { isOffered } from '../../../tools/scenario/open-offers.ts'
import { createAnybody } from './anybody.ts'
import { createOutcome } from './outcomes.ts'
import { type PreparedEvent, type PreparedState, prepareStates } from './prepared-states.ts'
import { createRandom } from './random.ts'
import { waysToFinish } from './toward-finish.ts'

/** Ways in which an applicant is stuck. */
type DeadEnd = 'no-way-on' | 'no-page' | 'never-ends' | 'repeated'

/** Observer of one applicant after the other. Contexts must not be kept: they are overwritten. */
export interface Observer {
  readonly onStep: (here: PreparedState, shown: ChosenPage, context: Context) => void
  readonly onTransition: (arrow: StateChange) => void
}

/** End of a walk. */
export interface WalkEnd {
  readonly state: string
  readonly page: string
  /** Number of events. */
  readonly steps: number
  /** Undefined if the applicant reached an end. */
  readonly deadEnd: DeadEnd | undefined
}

/** Walks an applicant, by number, from the beginning to an end. */
export type Walk = (applicant: number) => WalkEnd

/** Odds of a change without an event: one step in this number. */
const oneInStays = 8
/** Odds of giving up, or of another event possible nearly anywhere: one step in this number. */
const oneInGivesUp = 200
const mostSteps = 1000
/** Limit on an applicant's returns, each after some change. */
const mostLooks = 100

/**
 * Creates walks through a lender's journey by the engine's own answers; the same seed and number give the same walk.
 * Each applicant has a constant luck, 0 to 100: the percentage of events that lead toward the finish.
 */
export function createWalk(flows: Flows, tenant: Context['tenant'], seed: number, observer: Observer): Walk {
  const { journey, process, project, source } = flows
  const { predicates } = journey
  const asked = { deciding: leavesOfFlows(source), told: [] }
  const space = createSpace(asked, { ...predicates, project }, createBudget(1_000_000))
  const conditions = createConditions(space, predicates)
  const random = createRandom()
  const anybody = createAnybody(conditions.variables, tenant)
  const chance = { anybody, conditions, predicates, random }
  const { context } = anybody
  const nobody = anybody.values.slice()
  const begin = createOutcome(source.process.begin ?? {}, chance)
  const states = prepareStates(flows, chance)
  const luckyWays = waysToFinish(states, source.process.initial)
  const before = anybody.values.slice()
  const once = new Set<string>()

  function preparedAt(state: string): PreparedState {
    const here = states.get(state)
    if (here === undefined) throw new Error(`There is no state "${state}".`)
    return here
  }

  function stay({ stay }: PreparedState, oneIn: number): void {
    for (let index = 0; index < stay.length; index++) {
      if (random.below(oneIn) > 0) continue
      before.set(anybody.values)
      if (stay[index]?.() === false) anybody.restore(before)
    }
  }

  /** Whether a job, a signer or the applicant sends an event now. */
  const isSent = (
    { isSubmitted, offers }: PreparedEvent,
    { isServed }: PreparedState,
    shown: ChosenPage,
  ): boolean => (isSubmitted ? isOffered(journey, offers, context, shown) : isServed)

  /** Next state by one of the events, starting at a random one; undefined if none is sent or all are refused. */
  function takeAny(
    ways: readonly PreparedEvent[],
    from: PreparedState,
    shown: ChosenPage,
  ): PreparedState | undefined {
    const start = random.below(ways.length)
    for (let tried = 0; tried < ways.length; tried++) {
      const way = ways[(start + tried) % ways.length]
      if (way === undefined || !isSent(way, from, shown)) continue
      const next = take(way, from)
      if (next !== undefined) return next
    }
    return undefined
  }

  /**
   * Takes an event unless the server would refuse it: effects not given as declared, or unmet needs of the target.
   */
  function take(
    { event, isOnce, variants, arrows }: PreparedEvent,
    from: PreparedState,
  ): PreparedState | undefined {
    before.set(anybody.values)
    const variant = variants.find(({ when }) => when(context))
    if (variant === undefined || variant.outcome()) {
      const answer = send(process, from.state, event, context)
      const next = answer.ok ? preparedAt(answer.to) : undefined
      if (next !== undefined) {
        anybody.enter(next.state)
        if (next.needs.every((need) => need(context))) {
          const arrow = arrows.find(({ to }) => to === next.state)
          if (arrow !== undefined) observer.onTransition(arrow)
          if (isOnce) once.add(once.has(event) ? repeated : event)
          return next
        }
      }
    }
    anybody.restore(before)
    anybody.enter(from.state)
    return undefined
  }

  function leave(here: PreparedState, shown: ChosenPage, luck: number): PreparedState | undefined {
    const away = random.below(oneInGivesUp) === 0 ? takeAny(here.away, here, shown) : undefined
    if (away !== undefined) return away
    const lucky = random.below(100) < luck ? takeAny(luckyWays.get(here.state) ?? [], here, shown) : undefined
    return lucky ?? takeAny(here.onward, here, shown)
  }

  return (applicant) => {
    random.seed(mix(mix(seed, 1), applicant))
    once.clear()
    anybody.restore(nobody)
    anybody.enter(source.process.initial)
    begin()
    const luck = random.below(101)
    let here = preparedAt(source.process.initial)
    let looks = 0
    for (let steps = 0; ; ) {
      stay(here, looks === 0 ? oneInStays : 1)
      const shown = choosePage(journey, context, here.rule)
      observer.onStep(here, shown, context)
      const end = (deadEnd: DeadEnd | undefined) => ({
        state: here.state,
        page: shown.page,
        steps,
        deadEnd,
      })
      if (once.has(repeated)) return end('repeated')
      if (here.isEnd) return end(undefined)
      if (shown.by === 'fallback') return end('no-page')
      if (steps === mostSteps) return end('never-ends')
      const next = leave(here, shown, luck)
      if (next === undefined && looks === mostLooks) return end('no-way-on')
      looks = next === undefined ? looks + 1 : 0
      steps += next === undefined ? 0 : 1
      here = next ?? here
    }
  }
}

/** Marker that no event's name equals. */
const repeated = ''
