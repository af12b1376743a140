import {
  compileProcess,
  createJourney,
  findFaults,
  type Journey,
  JourneyError,
  type JourneyFault,
  type Machine,
} from '#engine'
import type { Project } from '../files/project.ts'
import type { Fault } from '../findings/fault.ts'
import type { FlowsSource } from './flows-source.ts'

interface CompiledFlows {
  readonly journey: Journey
  readonly process: Machine
}

/** Compiles the client's journey and the server's process, or returns all faults that prevent it. */
export function compileFlows(source: FlowsSource, project: Project): CompiledFlows | readonly Fault[] {
  const faults = findFaults(source, project)
  if (faults.length > 0) return faults.map(toFault)
  const journey = createJourney(source, project)
  try {
    return { journey, process: compileProcess(source.process, journey.predicates, project) }
  } catch (error) {
    if (!(error instanceof JourneyError)) throw error
    return [toFault(error)]
  }
}

const rules: Partial<Record<JourneyError['code'], string>> = {
  WRONG_OPERATOR: 'operator-type-mismatch',
  WRONG_VALUE: 'operator-type-mismatch',
  UNSAFE_NEGATION: 'unsafe-negation',
  PREDICATE_CYCLE: 'predicate-cycle',
  NO_LAST_RESORT: 'no-last-resort',
}

const hints: Partial<Record<JourneyError['code'], string>> = {
  NO_LAST_RESORT: 'Put the variant without a `when` at the end, or add one.',
  UNSAFE_NEGATION: 'Say what the value must be, or give the field a default in the context schema.',
}

const toFault = (fault: DescribedFault): Fault => ({
  ...describeFault(fault),
  pointer: `/${fault.file}${fault.pointer}`,
})

type DescribedFault = Pick<JourneyFault, 'code' | 'file' | 'pointer' | 'message'>

/** Words a fault of the engine as a finding. */
export function describeFault({ code, file, pointer, message }: DescribedFault): Omit<Fault, 'pointer'> {
  const hint = hints[code]
  return {
    rule: rules[code] ?? 'unknown-reference',
    message: withoutPlace(message, `${file}${pointer}: `),
    ...(hint === undefined ? {} : { hint }),
  }
}

/** Message of the engine without the place, which the finding already has. */
function withoutPlace(message: string, place: string): string {
  const text = message.startsWith(place) ? message.slice(place.length) : message
  const startsWithWord = /^[a-z]+ /.test(text) && !text.includes(' -> ')
  return startsWithWord ? text.charAt(0).toUpperCase() + text.slice(1) : text
}
