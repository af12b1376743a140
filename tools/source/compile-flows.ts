import { compileJourney, compileMachine, type Journey, JourneyError, type Machine } from '#engine'
import type { EffectiveSource } from './effective-source.ts'
import type { Fault } from './fault.ts'

export interface CompiledFlows {
  readonly journey: Journey
  readonly process: Machine
}

/** Compiles both machines; the engine stops at the first fault, the linter's rules find the others. */
export function compileFlows(source: EffectiveSource): CompiledFlows | Fault {
  try {
    const journey = compileJourney(source)
    return { journey, process: compileMachine(source.process, journey.predicates, 'process') }
  } catch (error) {
    if (!(error instanceof JourneyError)) throw error
    const pointer = `/${error.file}${error.pointer}`
    return {
      rule: 'journey-invalid',
      pointer,
      message: sentence(error.message, `${error.file}${error.pointer}: `),
    }
  }
}

/** The engine's message without the place, which the finding has already. */
function sentence(message: string, prefix: string): string {
  const text = message.startsWith(prefix) ? message.slice(prefix.length) : message
  return text.charAt(0).toUpperCase() + text.slice(1)
}
