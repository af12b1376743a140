/** Facts that are known when a page is chosen or a condition tested, by their parts, such as `profile` and `status`. */
export type Context = Readonly<Record<string, unknown>>

export type FieldType = 'string' | 'number' | 'boolean'

/** How a condition reads a field of the context. */
export interface Field {
  /** Returns the value, its default if absent; the array for a path with `[]`. */
  get(context: Context): unknown
  /** Key to read on each element, for a path with `[]`. */
  readonly item?: string
  /** Value of an absent field: a field with a default is never absent. */
  readonly default?: string | number | boolean
}

/** Subjects of a product's conditions. `npm run generate` makes it from the context schema. */
export interface Vocabulary {
  readonly fields: Readonly<Record<string, Field>>
  /** Field that holds the server state, such as `status.checklistStatus`. */
  readonly state: string
  /** Beginning of the paths of answers that forms store without code, such as `loan.answers.`. */
  readonly answers: string
  /** Fields whose values explanations withhold; without it, they withhold every value. */
  readonly personal?: readonly string[]
}

/** Parts that only the check of conditions needs, which browsers do not run. */
export interface FullVocabulary extends Vocabulary {
  /** Parts of the context. */
  readonly parts: readonly string[]
  /** Type of a field, or of each element of a list. */
  readonly types: Readonly<Record<string, FieldType>>
}

/** Server state of a context; UNKNOWN if it has none. */
export const stateOf = ({ state, fields }: Vocabulary, context: Context): string =>
  String(fields[state]?.get(context) ?? 'UNKNOWN')

/** Context in another server state. */
export function inState<C extends Context>({ state }: Vocabulary, context: C, value: string): C {
  const [part = '', key = ''] = state.split('.')
  return { ...context, [part]: { ...Object(context[part]), [key]: value } }
}
