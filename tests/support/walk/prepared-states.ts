import {
  admits,
  type Context,
  type Effects,
  findServerState,
  type Machine,
  type Predicate,
  type ProcessSource,
  type ServerStateRule,
} from '#engine'
import type { Flows } from '#source'
import type { StateChange } from '../../../tools/prove/process/process-reach.ts'
import { offersOf, type PageOffer } from '../../../tools/scenario/open-offers.ts'
import { type Chance, createOutcome, type Outcome } from './outcomes.ts'

/** Server state prepared for walks. */
export interface PreparedState {
  readonly state: string
  readonly isEnd: boolean
  /** Marks a state from which a job or a person other than the applicant may move an application on. */
  readonly isServed: boolean
  readonly rule: ServerStateRule | undefined
  /** Changes possible without an event. */
  readonly stay: readonly Outcome[]
  /** Events that lead on. */
  readonly onward: readonly PreparedEvent[]
  /** Giving up, a right to stop, and changing answers: no progress. */
  readonly away: readonly PreparedEvent[]
  readonly needs: readonly Predicate[]
}

/** Event in a state. */
export interface PreparedEvent {
  readonly event: string
  readonly isOnce: boolean
  /** Marks an event that applicants send. */
  readonly isSubmitted: boolean
  readonly offers: readonly PageOffer[]
  /** Variants, of which the first that holds happens. */
  readonly variants: readonly { readonly when: Predicate; readonly outcome: Outcome }[]
  readonly arrows: readonly StateChange[]
}

/** Prepares the states of the process for walks, by name. */
export function prepareStates(
  { journey, process, source }: Flows,
  chance: Chance,
): ReadonlyMap<string, PreparedState> {
  const { compile } = chance.predicates
  const variantsByEvent = createVariants(source.process, chance)
  const waysFrom = (state: string, isAway: boolean): readonly PreparedEvent[] =>
    Object.entries<Transition>(source.process.transitions)
      .filter(
        ([event, transition]) => admits(transition, state) && isDetour(source, event, transition) === isAway,
      )
      .map(([event]) => ({
        event,
        isOnce: source.process.once?.includes(event) === true,
        isSubmitted: Object.values(source.process.submissions).some((each) => each.event === event),
        offers: offersOf(source, event),
        variants: variantsByEvent.get(event) ?? [],
        arrows: arrowsOf(process, state, event),
      }))
  return new Map(
    Object.entries<ProcessSource['states'][string]>(source.process.states).map(
      ([state, { kind, job, awaits }]) => [
        state,
        {
          state,
          isEnd: kind === 'terminal' || kind === 'review',
          isServed: job !== undefined || awaits !== undefined,
          rule: findServerState(journey.serverStates, state),
          stay: [source.process.anytime, source.process.meanwhile?.[state]].flatMap((effects) =>
            effects === undefined ? [] : [createOutcome(effects, chance)],
          ),
          onward: waysFrom(state, false),
          away: waysFrom(state, true),
          needs: (source.process.needs?.[state] ?? []).map(compile),
        },
      ],
    ),
  )
}

/** Whether an event is no progress: possible anywhere, an answer given anew, or the applicant's own end of the application. */
const isDetour = (source: Flows['source'], event: string, transition: Transition): boolean =>
  transition.from === '*' || isEdit(source.process, event) || isStop(source, event, transition)

/** Whether an applicant sends an event that leads nowhere but to where the application was given up. */
const isStop = ({ process, serverStates }: Flows['source'], event: string, { to }: Transition): boolean =>
  Object.values(process.submissions).some((each) => each.event === event) &&
  (typeof to === 'string' ? [to] : to.map((variant) => variant.to)).every(
    (state) => serverStates.states[state]?.stage === 'cancelled',
  )

/** Whether an event changes an earlier answer, possible until a deadline. */
const isEdit = ({ submissions }: Pick<ProcessSource, 'submissions'>, event: string): boolean =>
  Object.values(submissions).some((each) => each.event === event && each.tooLate !== undefined)

type Transition = ProcessSource['transitions'][string]

const createVariants = ({ effects = {} }: ProcessSource, chance: Chance) =>
  new Map(
    Object.entries<Effects | readonly Effects[]>(effects).map(([event, own]) => [
      event,
      [own].flat().map((variant) => ({
        when: variant.when === undefined ? always : chance.predicates.compile(variant.when),
        outcome: createOutcome(variant, chance),
      })),
    ]),
  )

const always = (_: Context): boolean => true

/** Arrows of an event from a state that admits it. */
export function arrowsOf({ source }: Machine, from: string, event: string): readonly StateChange[] {
  const to = source.transitions[event]?.to ?? []
  const targets = typeof to === 'string' ? [to] : to.map((variant) => variant.to)
  return [...new Set(targets)].map((target) => ({ from, event, to: target }))
}
