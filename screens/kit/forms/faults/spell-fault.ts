import type { Words } from '../../wording/use-words.ts'
import type { ValidationError } from '../form-module.ts'
import { spellAmount, spellSigns } from './spell-amount.ts'
import { spellCharacters, spellDigits, spellName } from './spell-characters.ts'
import { spellDate } from './spell-date.ts'
import { spellPhone } from './spell-phone.ts'

/** Sentences about a value by the format that refuses it. */
const spellers: Readonly<Record<string, (value: string, words: Words) => string | undefined>> = {
  'person-name': spellName,
  'latin-text': spellCharacters,
  'birth-date': spellDate,
  date: spellDate,
  'us-phone': spellPhone,
  'account-number': spellDigits,
  'credit-pin': spellDigits,
  'routing-number': spellDigits,
  ssn: spellDigits,
  zip: spellDigits,
}

/**
 * Sentence that says what is wrong with this value; undefined where the general one says as much, or the field's own sentence
 * says more.
 */
export function spellFault(
  { keyword, params }: ValidationError,
  value: unknown,
  words: Words,
  hasOwn: boolean,
): string | undefined {
  if (typeof value !== 'string') return undefined
  if (keyword === 'type' && params.type === 'number')
    return spellAmount(value, words) ?? (hasOwn ? undefined : spellSigns(value, words))
  if (keyword === 'pattern' && /\\d/.test(String(params.pattern))) return spellDigits(value, words)
  return keyword === 'format' ? spellers[String(params.format)]?.(value, words) : undefined
}
