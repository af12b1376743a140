import { isDeepStrictEqual } from 'node:util'

/** What became of a map of things. */
export interface Changes<T> {
  readonly added: readonly (readonly [id: string, now: T])[]
  readonly gone: readonly (readonly [id: string, before: T])[]
  readonly changed: readonly (readonly [id: string, now: T, before: T])[]
}

type Things<T> = Readonly<Record<string, T>>

/** In the order in which they stand. */
export const listChanges = <T>(now: Things<T>, before: Things<T>): Changes<T> => ({
  added: Object.entries(now).filter(([id]) => !Object.hasOwn(before, id)),
  gone: Object.entries(before).filter(([id]) => !Object.hasOwn(now, id)),
  changed: Object.entries(now).flatMap(([id, value]) => {
    const known = before[id]
    return known === undefined || isDeepStrictEqual(value, known) ? [] : [[id, value, known] as const]
  }),
})
