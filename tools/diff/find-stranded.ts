import type { Context, Migration } from '#engine'
import { type ContextSet, nothing } from '../prove/sets/diagrams.ts'
import { namesOf } from './names.ts'
import type { ProvenSide } from './side.ts'

/** Applicants whom the old journey may bring to a state from which the new journey leads nowhere. */
export interface Stranded {
  readonly state: string
  readonly words: string
  readonly example: Context
}

/** Places where open applications may be now, after new migrations. */
interface Landed {
  /** State before the migrations. */
  readonly origin: string
  readonly state: string
  readonly contexts: ContextSet
}

/** Finds applicants whom a change would strand, whether or not such an application is open. */
export function findStranded(now: ProvenSide, before: ProvenSide): readonly Stranded[] {
  const { states } = now.effective.source.process
  const { serverState: nameOf } = namesOf(before, now)
  const landed = [...before.reach.contexts]
    .filter(([state]) => before.effective.source.process.states[state]?.kind !== 'terminal')
    .flatMap(([state, contexts]) => landingsOf(now, before, state, contexts))
  const gone = landed.filter(({ state }) => !Object.hasOwn(states, state))
  const here = landed.filter(({ state }) => Object.hasOwn(states, state))
  const kept = here.flatMap((each) => keptBack(now, each))
  return [
    ...gone.map(({ origin, contexts }) => ({
      state: origin,
      words: `The state ${nameOf(origin)} is gone, and no migration leads on from it.`,
      example: before.pages.witness(origin, contexts),
    })),
    ...kept.map(({ origin, state, contexts }) => ({
      state: origin,
      words: `A migration would lead some from ${nameOf(origin)} to ${nameOf(state)} without what that needs. The server leaves them.`,
      example: before.pages.witness(origin, contexts),
    })),
    ...stuckAmong(now, here).map(({ state, contexts }) => ({
      state,
      words: `Nothing leads from ${nameOf(state)} to an ending for some who are there now.`,
      example: now.pages.witness(state, contexts),
    })),
  ]
}

/** Applicants whom a migration does not move because the needs of its target state are unmet, as on the server. */
function keptBack({ effective, pages }: ProvenSide, landed: Landed): readonly Landed[] {
  if (landed.state === landed.origin) return []
  const { diagrams, setOf } = pages.conditions
  const needs = effective.source.process.needs?.[landed.state] ?? []
  const met = needs.map(setOf).reduce(diagrams.and, landed.contexts)
  const contexts = diagrams.minus(landed.contexts, met)
  return contexts === nothing ? [] : [{ ...landed, contexts }]
}

/** Follows migrations for all contexts at once, like the engine's followMigrations for one. */
function landingsOf(
  now: ProvenSide,
  before: ProvenSide,
  origin: string,
  contexts: ContextSet,
): readonly Landed[] {
  const { diagrams, setOf } = now.pages.conditions
  const isDue = dueIn(now, before)

  function land(state: string, set: ContextSet, left: readonly Migration[]): readonly Landed[] {
    let staying = set
    const moved: Landed[] = []
    for (const migration of left) {
      const { from, to, when } = migration.source
      if (!from.includes(state) || !isDue(migration, state)) continue
      const leaving = when === undefined ? staying : diagrams.and(staying, setOf(when))
      if (leaving === nothing) continue
      staying = diagrams.minus(staying, leaving)
      moved.push(
        ...land(
          to,
          leaving,
          left.filter((other) => other !== migration),
        ),
      )
    }
    return staying === nothing ? moved : [...moved, { origin, state, contexts: staying }]
  }

  return land(origin, contexts, now.effective.migrations)
}

/** Migrations that the server would apply: new ones, and any that leads on from a state that no longer exists. */
export const dueIn = (
  now: Pick<ProvenSide, 'effective'>,
  before: Pick<ProvenSide, 'effective'> | undefined,
) => {
  const applied = new Set(before?.effective.migrations.map(({ source }) => source.id))
  const { states } = now.effective.source.process
  return ({ source }: Migration, state: string): boolean =>
    !applied.has(source.id) || !Object.hasOwn(states, state)
}

/** Places from which no ending can be reached. */
function stuckAmong({ pages }: ProvenSide, landed: readonly Landed[]): readonly Landed[] {
  const { diagrams } = pages.conditions
  const places = new Map<string, ContextSet>()
  for (const { state, contexts } of landed)
    places.set(state, diagrams.or(places.get(state) ?? nothing, contexts))
  return pages.stuck(places).flatMap(({ state, contexts }) => {
    const own = diagrams.and(places.get(state) ?? nothing, contexts)
    return own === nothing ? [] : [{ origin: state, state, contexts: own }]
  })
}
