import { formFormats } from '#engine'
import type { Words } from '../../wording/use-words.ts'

/** Says which characters of a name are refused, or what else keeps it from being one. */
export function spellName(text: string, words: Words): string | undefined {
  const { t } = words
  const figures = text.match(/\d+/g) ?? []
  const [joined] = /\S*\.\p{L}{2}\S*/u.exec(text) ?? []
  if (!/\p{L}/u.test(text)) return t('forms.errors.name.letters')
  if (figures.join('').length > 1) return t('forms.errors.name.figures', { figures: listed(figures, words) })
  return (
    named(text, 'person-name', 'forms.errors.name.characters', words) ??
    (joined === undefined ? undefined : t('forms.errors.name.period', { part: joined }))
  )
}

/** Says which characters of a text documents cannot print. */
export const spellCharacters = (text: string, words: Words): string | undefined =>
  named(text, 'latin-text', 'forms.errors.text.characters', words)

/** Says which characters stand among digits. */
export function spellDigits(text: string, words: Words): string | undefined {
  const foreign = text.match(/[^\d\s\p{Pd}]+/gu) ?? []
  return foreign.length === 0
    ? undefined
    : words.t('forms.errors.digitsOnly', { characters: listed(foreign, words) })
}

function named(
  text: string,
  format: string,
  key: 'forms.errors.name.characters' | 'forms.errors.text.characters',
  words: Words,
): string | undefined {
  // A letter before each character, because accents need one and names at least one.
  const refused = [...text.normalize('NFC')].filter((character) => !formFormats[format]?.(`a${character}`))
  return refused.length === 0 ? undefined : words.t(key, { characters: listed(refused, words) })
}

/** Each text once, in quotation marks: “(” and “)”. What nobody can see is named by its code. */
export const listed = (texts: readonly string[], { t, locale }: Words): string =>
  new Intl.ListFormat(locale).format(
    [...new Set(texts)].map((text) =>
      /^[\p{C}\s]$/u.test(text) ? codeOf(text) : t('forms.errors.quoted', { text }),
    ),
  )

const codeOf = (character: string): string =>
  `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
