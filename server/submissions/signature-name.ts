import type { Profile } from '#generated/domain'
import { Problem } from '../errors/problem.ts'

/**
 * Throws a Problem (422) unless a typed name equals one of these, ignoring case, spaces and the kind of apostrophe or hyphen,
 * which depends on the keyboard.
 */
export function requireSignatureOf(names: readonly string[], typedName: string): void {
  if (!names.map(plain).includes(plain(typedName))) throw new Problem(422, 'SIGNATURE_NAME').at('typedName')
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
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[`´‘’ʻʼ]/g, "'")
    .replaceAll(/[‐-―]/g, '-')
    .replaceAll(/[\s.]+/g, ' ')
    .trim()
