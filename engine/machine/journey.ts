import { createPredicates, type Predicates } from '../predicates/predicates.ts'
import type { JourneySource } from '../source.ts'
import { type CompiledChoice, createChoice } from './choice.ts'
import { createMachine, type Machine } from './machine.ts'
import { createServerStates, type ServerStates } from './server-states.ts'

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
  }
}
