import { FlagdCore } from '@openfeature/flagd-core'
import { memoize } from '#engine'
import type { FlagDefinition, FlagsSource, FlagVariables } from '#generated/dsl'

/** Facts that a flag may depend on. */
export interface FlagContext {
  /** Key that determines a person's share. Without one, a flag with shares has its default variant. */
  readonly targetingKey?: string
  /** Code of the lender. */
  readonly organization: string
  readonly isSignedIn: boolean
}

export interface EvaluatedFlag {
  readonly variant: string
  readonly value: boolean | FlagVariables
}

export const off: EvaluatedFlag = { variant: 'off', value: false }

/** True if a flag is on: its variant is not 'off', and its value is not false. A flag service may name its variants freely. */
export const isOn = ({ variant, value }: EvaluatedFlag): boolean => variant !== 'off' && value !== false

/** Evaluates a flag of a lender for a person. An unknown or disabled flag is off. */
export function evaluateFlag(flags: FlagsSource, key: string, context: FlagContext): EvaluatedFlag {
  const flag = coreOf(flags).getFlag(key)
  if (flag?.state !== 'ENABLED') return off
  const { variant } = flag.evaluate({ ...context })
  return (variant !== undefined && variantOf(flags.flags[key], variant)) || off
}

/** Returns a variant of a flag with its value. Undefined if the flag has no such variant. */
export const variantOf = (flag: FlagDefinition | undefined, variant: string): EvaluatedFlag | undefined =>
  flag !== undefined && Object.hasOwn(flag.variants, variant)
    ? { variant, value: flag.variants[variant] ?? false }
    : undefined

/** Creates the evaluator, compiled once for all lenders with the same flags. */
const coreOf = memoize(({ flags }: FlagsSource): FlagdCore => {
  const core = new FlagdCore(undefined, silent)
  core.setConfigurations(JSON.stringify({ flags }))
  return core
})

/** Logger that writes nothing: the flags were checked when they were read. */
const silent = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} }
