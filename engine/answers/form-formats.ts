import { isIsoDate, isUuid, isWholeCents } from '../messages/values.ts'

/** ABA routing number: nine digits whose checksum, weighted 3 7 1, is a multiple of ten; never all zeros. */
export function isRoutingNumber(text: string): boolean {
  const sum = Array.from(text, Number).reduce(
    (total, digit, index) => total + digit * Number('371'[index % 3]),
    0,
  )
  return /^(?!0+$)\d{9}$/.test(text) && sum % 10 === 0
}

/**
 * Rejects numbers never issued: area 000, 666 and 9xx, group 00, serial 0000 (Social Security Administration, RM
 * 10201.035).
 */
const isSsn = (text: string): boolean => /^(?!000|666|9)\d{3}-?(?!00)\d{2}-?(?!0000)\d{4}$/.test(text)

/** Postal codes of the states and the District of Columbia in the order of their names, separated by spaces. */
export const stateCodes =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'

const isStateCode = (text: string): boolean => `${stateCodes} AS GU MP PR VI`.split(' ').includes(text)

const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i.test(text)

/** Ranges of characters that the fonts of documents can draw; a test of the server compares the two. */
const drawn = [
  // Latin, without the soft hyphen and characters that combine two letters.
  ' -~\u00a0-\u00ac\u00ae-\u0148\u014a-\u01c3\u01cd-\u0254\u1e00-\u1e9b\u1e9d-\u1eff',
  // Letters of African and American alphabets, the ʻokina among them.
  '\u0256-\u027b\u0286-\u0290\u0292-\u02a4\u02b0-\u02c1',
  // Combining accents, as in ǫ́.
  '\u0300-\u0304\u0306-\u030a\u030c\u031b\u0323\u0326-\u0328',
  // Hyphens, dashes, apostrophes and quotation marks.
  '\u2010-\u201f',
]
const drawnOnly = RegExp(`^[${drawn.join('')}]*$`)

/**
 * Tests for text that documents can print, each accent on a letter. Judges the composed form (NFC), in which text is
 * stored.
 */
const isLatinText = (text: string): boolean => {
  const composed = text.normalize('NFC')
  return drawnOnly.test(composed) && !/(^|[^\p{L}\p{M}])\p{M}/u.test(composed)
}

/**
 * Tests for the name of a person: at least one letter, spaces, hyphens, apostrophes, periods, commas and what some spellings
 * need (Kanien’kehá:ka, Gal·la, Jennifer 8. Lee). No address that a mail program would make a link, and no telephone number.
 */
const isPersonName = (text: string): boolean =>
  isLatinText(text) && /\p{L}/u.test(text) && !/[^\p{L}\p{M}\p{Pd}\d\s'‘’.,·:]|\d.*\d|\.\p{L}{2}/u.test(text)

/** Tests for a number of the North American plan: its area code and its exchange begin with 2 to 9. */
const isUsPhone = (text: string): boolean =>
  /^(\+?1)?([2-9]\d\d){2}\d{4}$/.test(text.replaceAll(/[\s().-]/g, ''))

/** Validators of the `format` names of form schemas, for Ajv in browser and server alike. */
export const formFormats: Readonly<Record<string, (text: string) => boolean>> = {
  'account-number': (text) => /^\d{4,17}$/.test(text),
  // Earliest birth year of a living person: 0198 is a typing error.
  'birth-date': (text) => isIsoDate(text) && text >= '1900',
  // Equifax and Experian issued ten digits, TransUnion six; some people chose four.
  'credit-pin': (text) => /^\d{4,10}$/.test(text),
  date: isIsoDate,
  'date-time': (text) =>
    isIsoDate(text.slice(0, 10)) && /^.{10}T\d\d:\d\d/.test(text) && !Number.isNaN(Date.parse(text)),
  email: isEmail,
  'latin-text': isLatinText,
  'person-name': isPersonName,
  'routing-number': isRoutingNumber,
  ssn: isSsn,
  'state-code': isStateCode,
  'us-phone': isUsPhone,
  uuid: isUuid,
  zip: (text) => /^\d{5}(-\d{4})?$/.test(text),
}

/** Formats of the numbers of form schemas. `money` is dollars in whole cents, `double` any number. */
export const numberFormats = {
  money: { type: 'number', validate: isWholeCents },
  double: { type: 'number', validate: () => true },
} as const
