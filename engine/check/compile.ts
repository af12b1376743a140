import { createJourney, type Journey } from '../machine/journey.ts'
import { JourneyError } from '../machine/journey-error.ts'
import { createMachine, type Machine } from '../machine/machine.ts'
import { createPredicates, type Predicates } from '../predicates/predicates.ts'
import type { JourneySource, MachineSource, PredicatesSource, ProcessSource } from '../source.ts'
import type { FullVocabulary } from '../vocabulary.ts'
import { findFaults } from './check-journey.ts'
import { checkMachine } from './check-machine.ts'
import { checkPredicates } from './check-predicates.ts'
import { checkProcess } from './check-process.ts'
import type { JourneyFault } from './place.ts'

/** Checks and compiles the effective flow files of a tenant; throws JourneyError with file and pointer for the first fault. */
export function compileJourney(source: JourneySource, vocabulary: FullVocabulary): Journey {
  refuseFaults(findFaults(source, vocabulary))
  return createJourney(source, vocabulary)
}

/** Checks and compiles `flows/journey.json` or `flows/process.json`, named by `file` in errors; throws JourneyError. */
export function compileMachine(
  source: MachineSource,
  predicates: Predicates,
  vocabulary: FullVocabulary,
  file = 'journey',
): Machine {
  const faults: JourneyFault[] = []
  checkMachine(source, { predicates: predicates.source }, { faults, vocabulary }, file)
  refuseFaults(faults)
  return createMachine(source, predicates)
}

/** Checks and compiles `flows/process.json`, including its needs and effects; throws JourneyError. */
export function compileProcess(
  source: ProcessSource,
  predicates: Predicates,
  vocabulary: FullVocabulary,
): Machine {
  const faults: JourneyFault[] = []
  checkProcess(source, { predicates: predicates.source }, { faults, vocabulary })
  refuseFaults(faults)
  return compileMachine(source, predicates, vocabulary, 'process')
}

/** Checks and compiles named predicates; throws JourneyError. */
export function compilePredicates(source: PredicatesSource, vocabulary: FullVocabulary): Predicates {
  const faults: JourneyFault[] = []
  checkPredicates(source, { faults, vocabulary })
  refuseFaults(faults)
  return createPredicates(source, vocabulary)
}

function refuseFaults([fault]: readonly JourneyFault[]): void {
  if (fault !== undefined) throw new JourneyError(fault.code, fault.message, fault.file, fault.pointer)
}
