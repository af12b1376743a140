import { compileMachine, type Machine } from './compile-machine.ts'
import { compilePredicates, type Predicates } from './compile-predicates.ts'
import { compileProgress, type ProgressLabels } from './compile-progress.ts'
import { compileRegistration, type StepSkips } from './compile-registration.ts'
import { compileServerStates, type ServerStates } from './server-states.ts'
import type { JourneySource } from './source.ts'

/** A tenant's journey, checked and compiled once; every question about it takes this. */
export interface Journey {
  readonly source: JourneySource
  readonly predicates: Predicates
  readonly machine: Machine
  readonly serverStates: ServerStates
  readonly progressLabels: ProgressLabels
  readonly stepSkips: StepSkips
}

/** Compiles the effective flow files of a tenant; throws JourneyError with file and pointer for the first fault. */
export function compileJourney(source: JourneySource): Journey {
  const predicates = compilePredicates(source.predicates)
  return {
    source,
    predicates,
    machine: compileMachine(source.journey, predicates),
    serverStates: compileServerStates(source.serverStates, predicates),
    progressLabels: compileProgress(source.progress, predicates),
    stepSkips: compileRegistration(source.registration, predicates),
  }
}
