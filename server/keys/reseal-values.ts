import type { KeyRing } from '../secrets/key-ring.ts'
import { keyIdOf, SealError, seal, unseal } from '../secrets/seal.ts'

/** JSON value whose sealed texts are all sealed with the current key, except those that no key opens. */
export interface ResealedValue {
  readonly value: unknown
  /** Number of resealed texts. */
  readonly count: number
  readonly unreadable: number
}

/**
 * Reseals every text that another key sealed, anywhere in a value. A sealed text is recognized by the id of its key; one from
 * before keys had ids, by the name of its property.
 */
export function resealValues(ring: KeyRing, value: unknown): ResealedValue {
  let [count, unreadable] = [0, 0]
  const visit = (each: unknown, name: string): unknown => {
    if (Array.isArray(each)) return each.map((item) => visit(item, name))
    if (typeof each === 'object' && each !== null)
      return Object.fromEntries(Object.entries(each).map(([key, member]) => [key, visit(member, key)]))
    if (typeof each !== 'string' || !isDue(ring, each, name)) return each
    const plain = tryUnseal(ring, each)
    if (plain === undefined) unreadable += 1
    else count += 1
    return plain === undefined ? each : seal(ring, plain)
  }
  return { value: visit(value, ''), count, unreadable }
}

const namesWithoutId = ['sealed', 'creditPin']

function isDue({ current, all }: KeyRing, text: string, name: string): boolean {
  const id = keyIdOf(text)
  if (id === current.id) return false
  return namesWithoutId.includes(name) || all.some((key) => key.id === id)
}

function tryUnseal(ring: KeyRing, sealed: string): string | undefined {
  try {
    return unseal(ring, sealed)
  } catch (error) {
    if (error instanceof SealError) return undefined
    throw error
  }
}
