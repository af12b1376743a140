import type { Profile } from '#generated/domain'
import { Problem } from '../../errors/problem.ts'

/**
 * Throws a Problem (422), which says the first of the names, if the typed name is none of them. Case, spaces, accents and the
 * kind of apostrophe or hyphen do not matter: not every keyboard has them.
 */
export function requireSignatureOf(names: readonly string[], typedName: string): void {
  if (names.map(plain).includes(plain(typedName))) return
  throw new Problem(422, 'SIGNATURE_NAME', { name: names[0] ?? '' }).at('typedName')
}

/** Returns the forms of a name that count as a signature: the middle name and the suffix may be left out. */
export function signaturesOf(name: Profile['name']): readonly string[] {
  const { firstName, middleName, lastName, suffix } = name ?? {}
  return [
    [firstName, lastName],
    [firstName, middleName, lastName],
    [firstName, lastName, suffix],
    [firstName, middleName, lastName, suffix],
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
