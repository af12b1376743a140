import type { PredicateSource } from './source.ts'

/** A field that is not asked for where its condition holds, and required where it does not. */
export interface ConditionalField {
  readonly unless?: PredicateSource
}

type Fields = Readonly<Record<string, ConditionalField>>
type Holds = (condition: PredicateSource) => boolean

/** Names of the fields that are not asked for: what they would ask is known. */
export const knownFields = (fields: Fields, holds: Holds): readonly string[] =>
  Object.entries(fields).flatMap(([name, { unless }]) =>
    unless !== undefined && holds(unless) ? [name] : [],
  )

/** Names of the fields that are asked for because their condition does not hold, and have no answer. */
export const missingFields = (
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  holds: Holds,
): readonly string[] =>
  Object.entries(fields).flatMap(([name, { unless }]) =>
    unless !== undefined && values[name] === undefined && !holds(unless) ? [name] : [],
  )
