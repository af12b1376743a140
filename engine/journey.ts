import { type CompiledChoice, createChoice } from './choice.ts'
import { createMachine, type Machine } from './machine.ts'
import { createPredicates, type Predicate, type Predicates } from './predicates.ts'
import { createServerStates, type ServerStates } from './server-states.ts'
import type { JourneySource, RegistrationSource } from './source.ts'

/** A tenant's journey, compiled once; every question about it takes this. */
export interface Journey {
  readonly source: JourneySource
  readonly predicates: Predicates
  readonly machine: Machine
  readonly serverStates: ServerStates
  /** Page to where the sidebar stands on it; pages that say nothing of it are left out. */
  readonly marks: ReadonlyMap<string, CompiledChoice>
  /** Progress step to its label. */
  readonly labels: ReadonlyMap<string, CompiledChoice>
  /** Registration step to whether it's skipped. */
  readonly skips: ReadonlyMap<string, Predicate>
}

/** A journey whose source compileJourney has accepted, as the browser gets it from the server: the checks are not repeated there, nor shipped. */
export function createJourney(source: JourneySource): Journey {
  const predicates = createPredicates(source.predicates)
  return {
    source,
    predicates,
    machine: createMachine(source.journey, predicates),
    serverStates: createServerStates(source.serverStates, predicates),
    marks: new Map(
      Object.entries(source.pages.pages).flatMap(([page, { progress }]) =>
        progress ? [[page, createChoice(progress, 'progress', predicates)] as const] : [],
      ),
    ),
    labels: new Map(
      Object.entries(source.progress.steps).map(([id, { label }]) => [
        id,
        createChoice(label, 'label', predicates),
      ]),
    ),
    skips: new Map(
      skippable(source.registration).flatMap(([id, { skipWhen }]) =>
        skipWhen === undefined ? [] : [[id, predicates.compile(skipWhen)] as const],
      ),
    ),
  }
}

/** The questions by their ids, and the confirmation that comes after them. */
const skippable = ({ steps, confirmation }: RegistrationSource) => [
  ...Object.entries(steps),
  [confirmation.step, confirmation] as const,
]
