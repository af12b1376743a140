import { isDeepStrictEqual } from 'node:util'

/** Entries of a map that were added, removed or changed. */
export interface Changes<T> {
  readonly added: readonly (readonly [id: string, now: T])[]
  readonly gone: readonly (readonly [id: string, before: T])[]
  readonly changed: readonly (readonly [id: string, now: T, before: T])[]
}

type Things<T> = Readonly<Record<string, T>>

/** Lists changes in the order of the entries. */
export const listChanges = <T>(now: Things<T>, before: Things<T>): Changes<T> => ({
  added: Object.entries(now).filter(([id]) => !Object.hasOwn(before, id)),
  gone: Object.entries(before).filter(([id]) => !Object.hasOwn(now, id)),
  changed: Object.entries(now).flatMap(([id, value]) => {
    const known = before[id]
    return known === undefined || isDeepStrictEqual(value, known) ? [] : [[id, value, known] as const]
  }),
})
