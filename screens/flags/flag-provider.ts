import {
  type EvaluationContext,
  type JsonValue,
  OpenFeatureEventEmitter,
  type Provider,
  ProviderEvents,
  type ResolutionDetails,
} from '@openfeature/web-sdk'
import type { FlagsResponse } from '#generated/api'

/** Requests all flags of a user from the server. Throws if it fails. */
export type AskFlags = (context: EvaluationContext, isPoll: boolean) => Promise<FlagsResponse>

export interface FlagProvider extends Provider {
  /** Requests the flags again and notifies the listeners of changes. */
  readonly refresh: (context: EvaluationContext) => Promise<void>
}

/**
 * Creates an OpenFeature provider from one response of the server. A flag's boolean is true if it is on, its object holds
 * its variables, and an experiment has its variation. The last response holds while the server cannot be reached; before
 * the first response all flags are off.
 */
export function createFlagProvider(ask: AskFlags): FlagProvider {
  const events = new OpenFeatureEventEmitter()
  let answer: FlagsResponse = { features: [] }
  let turn = 0
  const load = async (context: EvaluationContext, isPoll = false): Promise<boolean> => {
    turn += 1
    const own = turn
    const next = await ask(context, isPoll).catch(() => undefined)
    // A late response belongs to an earlier context, such as another user.
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
    // Variables are strings, numbers and booleans by name, as every caller that reads an object expects.
    resolveObjectEvaluation: <T extends JsonValue>(key: string, none: T) =>
      resolve(key, (answer.variables?.[key] as T | undefined) ?? none),
    resolveStringEvaluation: (key, none) => resolve(key, none),
    resolveNumberEvaluation: (key, none) => resolve(key, none),
  }
}
