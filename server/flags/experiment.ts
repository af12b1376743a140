import type { ExperimentVariation } from '#generated/api'
import type { FlagDefinition } from '#generated/dsl'
import { sharesIn } from '#source'
import { type EvaluatedFlag, isOn, variantOf } from './evaluate-flag.ts'

/** True for a flag that deals out shares. People who have it off are its control. */
export const isExperiment = (flag: FlagDefinition | undefined): flag is FlagDefinition =>
  flag?.state === 'ENABLED' && sharesIn(flag).length > 0

export const variationOf = (flag: EvaluatedFlag): ExperimentVariation =>
  isOn(flag) ? 'variation' : 'control'

/** Returns the flag for a person who was assigned a variation earlier. */
export function assignedFlag(
  flag: FlagDefinition,
  variation: ExperimentVariation,
): EvaluatedFlag | undefined {
  if (variation === 'control') return variantOf(flag, 'off')
  const [shares] = sharesIn(flag)
  const tried = shares?.shares.find(({ variant }) => variant !== 'off')
  return tried && variantOf(flag, tried.variant)
}
