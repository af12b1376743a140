/** Fault of a password, apart from its length: `pattern` means repeated or consecutive characters. */
export type PasswordFault = 'email' | 'lender' | 'common' | 'pattern'

export interface PasswordSetting {
  /** Address of the account, if known. */
  readonly email?: string | undefined
  /** Names that the lender goes by. */
  readonly lender: readonly string[]
  /** Tests whether a text in lower case is among the commonest passwords. */
  readonly isCommon: (text: string) => boolean
}

/**
 * Fault of a password, undefined if it may be chosen. Capitals, and digits or signs around a bad password, make it no
 * better.
 */
export function findPasswordFault(
  password: string,
  { email, lender, isCommon }: PasswordSetting,
): PasswordFault | undefined {
  const text = password.normalize('NFKC').toLowerCase()
  const own = email === undefined ? [] : [email, email.split('@')[0] ?? '']
  if (own.some((name) => isName(text, name))) return 'email'
  if (lender.some((name) => isName(text, name))) return 'lender'
  // The text as typed, and with signs read as the letters they imitate: p@ssw0rd.
  const spellings = [text, plain(text, 'i'), plain(text, 'l')]
  if (spellings.some((spelling) => isPaddedCommon(text, spelling, isCommon))) return 'common'
  return isRegular(text) ? 'pattern' : undefined
}

/** Tests for a text that is only the name, with any spacing and with any digits or signs around it. */
function isName(text: string, name: string): boolean {
  const known = name.normalize('NFKC').toLowerCase()
  return isSame(text, known) || isSame(withoutPadding(text), withoutPadding(known))
}

const isSame = (one: string, other: string): boolean => joined(one) !== '' && joined(one) === joined(other)

const joined = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '')

const withoutPadding = (text: string): string => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

/** Tests for one part repeated, or mostly characters that repeat or continue the one before: aaaa, 4567, dcba. */
function isRegular(text: string): boolean {
  if (/^(.+?)\1+$/su.test(text)) return true
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0)
  const steps = codes.map((code, index) => code - (codes[index - 1] ?? Number.NaN))
  const foreseen = steps.filter((step, index) => Math.abs(step) <= 1 && step === steps[index - 1])
  return foreseen.length * 2 > codes.length
}

/**
 * Tests for a common password with no letter around it. One made of digits counts only if it fills half of the text,
 * since any long number contains a short one.
 */
function isPaddedCommon(text: string, spelling: string, isCommon: (text: string) => boolean): boolean {
  const [lead = ''] = /^[^\p{L}]*/u.exec(text) ?? []
  const [trail = ''] = /[^\p{L}]*$/u.exec(text) ?? []
  const least = lead.length === text.length ? Math.ceil(text.length / 2) : 1
  for (let from = 0; from <= lead.length; from += 1)
    for (let to = Math.max(text.length - trail.length, from + least); to <= text.length; to += 1)
      if (isCommon(spelling.slice(from, to))) return true
  return false
}

const plain = (text: string, one: string): string =>
  text.replaceAll(/[013457@$!|]/g, (sign) => (/[1!|]/.test(sign) ? one : (letters[sign] ?? sign)))

const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}
