import { type Effects, type Leaf, memoize, type PageSource, type PredicateSource } from '#engine'
import { contentHash, type Flows } from '#source'
import { keyOf } from './key-of.ts'
import { leavesOf } from './leaves-of.ts'
import { orderFields } from './order-fields.ts'

/** Leaves of a journey's conditions. */
export interface AskedLeaves {
  /** Leaves that decide where an application goes and what is shown; they distinguish contexts. */
  readonly deciding: readonly Leaf[]
  /** Leaves that only describe the effects of events. */
  readonly told: readonly Leaf[]
}

/** Hash, equal for equal leaves. */
export const hashOf = ({ deciding, told }: AskedLeaves): string =>
  contentHash([deciding, told].map((each) => [...new Set(each.map(keyOf))].sort()))

/**
 * Leaves in an order that keeps sets of contexts small: fields asked about last in a settlement come first, so that
 * sets share the rest, and fields of one condition are adjacent.
 */
export const askedLeaves = memoize((source: Flows['source']): AskedLeaves => {
  const { predicates, journey, process } = source
  // Most conditions are names, of which many contain the same leaves.
  const leaves = (conditions: readonly (PredicateSource | undefined)[]) =>
    [...new Set(conditions)].flatMap((condition) =>
      condition === undefined ? [] : leavesOf(condition, { source: predicates.predicates }),
    )
  const triggers = (journey.triggerOrder ?? []).map((event) => journey.transitions[event]?.trigger)
  const deciding = [...leaves(triggers.toReversed()), ...leaves(conditionsOf(source))]
  const fields = new Set(deciding.map(({ field }) => field))
  const branches = Object.values(process.transitions).map(({ to }) => whensOf(to))
  const groups = [...[...new Set(triggers)].map((trigger) => [trigger]), ...branches].map((group) => [
    ...new Set(leaves(group).map(({ field }) => field)),
  ])
  const places = new Map(orderFields([...fields], groups).map((field, place) => [field, place]))
  const placeOf = ({ field }: Leaf): number => places.get(field) ?? 0
  const needed = Object.values(source.pages.pages).flatMap(neededLeaves)
  const effects = effectsOf(process)
  return {
    deciding: [
      ...deciding.toSorted((a, b) => placeOf(a) - placeOf(b)),
      ...needed.filter(({ field }) => fields.has(field) && !field.includes('[]')),
    ],
    told: [
      ...leaves(effects.flatMap(({ gives = [] }) => gives)),
      ...effects.flatMap(({ sets = [] }) => sets.filter((entry) => typeof entry !== 'string')),
    ],
  }
})

/** Leaves that must hold for a page to be shown. */
export const neededLeaves = ({ needs = [] }: Pick<PageSource, 'needs'>): readonly Leaf[] =>
  needs.map((need) => (typeof need === 'string' ? { field: need, exists: true } : need))

/** Conditions of a journey, except those of triggers and of what events give. */
const conditionsOf = ({
  journey,
  serverStates,
  process,
  pages,
  progress,
  registration,
}: Flows['source']): readonly (PredicateSource | undefined)[] => [
  ...Object.values(journey.states).flatMap(({ page }) => whensOf(page)),
  ...Object.values(journey.transitions).flatMap(({ to }) => whensOf(to)),
  ...Object.values(serverStates.states).flatMap(({ page, turn }) => [...whensOf(page), ...whensOf(turn)]),
  ...Object.values(process.states).flatMap(({ pace }) => whensOf(pace)),
  ...Object.values(process.transitions).flatMap(({ to }) => whensOf(to)),
  ...Object.values(process.submissions).map(({ tooLate }) => tooLate?.when),
  ...Object.values(process.needs ?? {}).flat(),
  ...effectsOf(process).map(({ when }) => when),
  ...Object.values(pages.pages).flatMap(({ visitWhen, closed, submissions = [], progress: mark }) => [
    visitWhen,
    closed?.when,
    ...submissions.map((offer) => (typeof offer === 'string' ? undefined : offer.when)),
    ...whensOf(mark ?? undefined),
  ]),
  ...Object.values(progress.steps).flatMap(({ label }) => whensOf(label)),
  ...Object.values(registration.steps).map(({ skipWhen }) => skipWhen),
  registration.confirmation?.skipWhen,
  pages.declined?.when,
]

const effectsOf = ({ begin, anytime, meanwhile = {}, effects = {} }: Flows['source']['process']) =>
  [begin, anytime, ...Object.values(meanwhile), ...Object.values(effects).flat()].filter(
    (each): each is Effects => each !== undefined,
  )

const whensOf = (
  choice: string | readonly Pick<Effects, 'when'>[] | undefined,
): readonly (PredicateSource | undefined)[] =>
  choice === undefined || typeof choice === 'string' ? [] : choice.map(({ when }) => when)
