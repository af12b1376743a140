import { createPredicates, type Predicates } from '../predicates/predicates.ts'
import type { JourneySource } from '../source.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { type CompiledChoice, createChoice } from './choice.ts'
import { createMachine, type Machine } from './machine.ts'
import { createServerStates, type ServerStates } from './server-states.ts'

/** Compiled journey of a tenant, the argument of every query about it. */
export interface Journey {
  readonly source: JourneySource
  readonly predicates: Predicates
  readonly machine: Machine
  readonly serverStates: ServerStates
  /** Sidebar position by page; pages without one are left out. */
  readonly marks: ReadonlyMap<string, CompiledChoice>
  /** Label by progress step. */
  readonly labels: ReadonlyMap<string, CompiledChoice>
}

/**
 * Creates a journey from a source that compileJourney has accepted, as the server sends it to the browser: the checks
 * are neither repeated nor shipped there.
 */
export function createJourney(source: JourneySource, vocabulary: Vocabulary): Journey {
  const predicates = createPredicates(source.predicates, vocabulary)
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
