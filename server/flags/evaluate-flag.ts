import { FlagdCore } from '@openfeature/flagd-core'
import { memoize } from '#engine'
import type { FlagDefinition, FlagsSource, FlagVariables } from '#generated/dsl'

/** What a flag may depend on. */
export interface FlagContext {
  /** By which shares are dealt out; without one, a flag with shares has its default variant. */
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

/** A flag of a lender for somebody. One that is unknown or disabled is off. */
export function evaluateFlag(flags: FlagsSource, key: string, context: FlagContext): EvaluatedFlag {
  const flag = coreOf(flags).getFlag(key)
  if (flag?.state !== 'ENABLED') return off
  const { variant } = flag.evaluate({ ...context })
  return (variant !== undefined && variantOf(flags.flags[key], variant)) || off
}

/** A variant of a flag with its value; undefined where the flag has none of that name. */
export const variantOf = (flag: FlagDefinition | undefined, variant: string): EvaluatedFlag | undefined =>
  flag !== undefined && Object.hasOwn(flag.variants, variant)
    ? { variant, value: flag.variants[variant] ?? false }
    : undefined

/** Compiled once for all lenders with the same flags. */
const coreOf = memoize(({ flags }: FlagsSource): FlagdCore => {
  const core = new FlagdCore(undefined, silent)
  core.setConfigurations(JSON.stringify({ flags }))
  return core
})

/** What it would warn of was checked when the flags were read. */
const silent = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} }
