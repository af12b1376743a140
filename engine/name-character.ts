/** Names of characters that are taken for others, or that nobody sees. */
const names: Readonly<Record<string, string>> = {
  '\t': 'a tab',
  '\n': 'a line break',
  '\r': 'a carriage return',
  '\0': 'a null character',
  ' ': 'a space',
  '\u00a0': 'a no-break space',
  '\u00ad': 'a soft hyphen',
  '\u2009': 'a thin space',
  '\u200b': 'a zero-width space',
  '\u200c': 'a zero-width non-joiner',
  '\u200d': 'a zero-width joiner',
  '\u2028': 'a line separator',
  '\u202f': 'a narrow no-break space',
  '\u2060': 'a word joiner',
  '\u3000': 'a full-width space',
  '\ufeff': 'a byte order mark',
}

/** Alphabets and forms of characters that look like Latin letters. */
const alphabets: readonly (readonly [string, RegExp])[] = [
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Greek', /\p{Script=Greek}/u],
  ['full-width', /[\uff01-\uff5e]/u],
  ['a combining mark', /\p{M}/u],
  ['Armenian', /\p{Script=Armenian}/u],
  ['Cherokee', /\p{Script=Cherokee}/u],
  ['a mathematical letter', /[\u{1d400}-\u{1d7ff}]/u],
]

/** Name of a character with its code point: `a no-break space (U+00A0)`, `"а" (U+0430, Cyrillic)`. */
export function nameCharacter(char: string): string {
  const code = `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  const name = names[char] ?? (isInvisible(char) ? 'an invisible character' : undefined)
  if (name !== undefined) return `${name} (${code})`
  const alphabet = alphabets.find(([, pattern]) => pattern.test(char))?.[0]
  return `"${char}" (${alphabet === undefined ? code : `${code}, ${alphabet}`})`
}

/** Whether a character shows nothing of its own: a space of another kind, a control or a format character. */
export const isInvisible = (char: string): boolean =>
  /[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/u.test(char)
