import {
  type EvaluationContext,
  type JsonValue,
  OpenFeatureEventEmitter,
  type Provider,
  ProviderEvents,
  type ResolutionDetails,
} from '@openfeature/web-sdk'
import type { FlagsResponse } from '#generated/api'

/** Asks the server for all flags of somebody; throws where it cannot. */
export type AskFlags = (context: EvaluationContext, isPoll: boolean) => Promise<FlagsResponse>

export interface FlagProvider extends Provider {
  /** Asks again, and tells those who listen where something has changed. */
  readonly refresh: (context: EvaluationContext) => Promise<void>
}

/**
 * Flags as the server answers them in one call. A flag is true where it is on, its variables are its object, and an experiment
 * says its variation. What was answered last holds while the server cannot be asked; before the first answer all are off.
 */
export function createFlagProvider(ask: AskFlags): FlagProvider {
  const events = new OpenFeatureEventEmitter()
  let answer: FlagsResponse = { features: [] }
  let turn = 0
  const load = async (context: EvaluationContext, isPoll = false): Promise<boolean> => {
    turn += 1
    const own = turn
    const next = await ask(context, isPoll).catch(() => undefined)
    // An answer that comes late is of another person.
    if (next === undefined || own !== turn || JSON.stringify(next) === JSON.stringify(answer)) return false
    answer = next
    return true
  }
  const resolve = <T>(key: string, value: T): ResolutionDetails<T> => {
    const variation = answer.experiments?.[key]
    return { value, ...(variation !== undefined && { variant: variation, flagMetadata: { variation } }) }
  }
  return {
    metadata: { name: 'service-optimize' },
    runsOn: 'client',
    events,
    initialize: async (context = {}) => void (await load(context)),
    onContextChange: async (_, context) => void (await load(context)),
    refresh: async (context) => {
      if (await load(context, true)) events.emit(ProviderEvents.ConfigurationChanged)
    },
    resolveBooleanEvaluation: (key) => resolve(key, answer.features.includes(key)),
    // Variables are texts, numbers and truth values by their name: what every caller that asks for an object takes.
    resolveObjectEvaluation: <T extends JsonValue>(key: string, none: T) =>
      resolve(key, (answer.variables?.[key] as T | undefined) ?? none),
    resolveStringEvaluation: (key, none) => resolve(key, none),
    resolveNumberEvaluation: (key, none) => resolve(key, none),
  }
}
