import type { FieldSource } from '../source.ts'
import type { Holds } from './form-answers.ts'

/** Answer that a form stores without code, at the path that its field names in `to`. */
export interface StoredAnswer {
  readonly to: string
  /** Undefined if there is no answer; an earlier one is then deleted. */
  readonly value: unknown
  /** Whether the field is of class secret. */
  readonly isSecret: boolean
}

type StoredField = Pick<FieldSource, 'to' | 'class' | 'unless'>

/**
 * Returns the answers to store. An answer that is missing or not asked for any more is deleted; one that is already known
 * stays.
 */
export const storedAnswers = (
  fields: Readonly<Record<string, StoredField>>,
  answers: unknown,
  holds: Holds,
): readonly StoredAnswer[] =>
  Object.entries(fields).flatMap(([name, { to, class: dataClass, unless }]) =>
    to === undefined || (unless !== undefined && holds(unless))
      ? []
      : [{ to, value: new Map(Object.entries(Object(answers))).get(name), isSecret: dataClass === 'secret' }],
  )

/** Returns a copy of an object with a value at a path of keys, or without that property if the value is undefined. */
export function withValueAt(target: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  const { [key]: before, ...others } = Object(target)
  const child = withValueAt(before, rest, value)
  return child === undefined ? others : { ...others, [key]: child }
}
