import type { Profile } from '#generated/domain'

/**
 * Tests whether a typed name is one of the names. Case, spaces, accents and the kind of apostrophe or hyphen do not matter: not
 * every keyboard has them.
 */
export const isSignatureOf = (names: readonly string[], typedName: string): boolean =>
  names.map(plain).includes(plain(typedName))

/**
 * Returns the forms of a name that count as a signature: first the one that documents print, then those without the middle name
 * or the suffix.
 */
export function signaturesOf(name: Profile['name']): readonly string[] {
  const { firstName, middleName, lastName, suffix } = name ?? {}
  return [
    [firstName, middleName, lastName, suffix],
    [firstName, middleName, lastName],
    [firstName, lastName, suffix],
    [firstName, lastName],
  ].map((parts) => parts.filter(Boolean).join(' '))
}

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[`´‘’ʻʼ]/g, "'")
    .replaceAll(/[‐-―]/g, '-')
    .replaceAll(/[\s.]+/g, ' ')
    .trim()
