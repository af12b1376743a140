import type { Address } from '#generated/domain'
import publication28 from './publication-28.json' with { type: 'json' }

const { units, ...others } = publication28

/** Standard abbreviation of each word of an address (USPS Publication 28): AVENUE is AVE. */
const standards = new Map(
  Object.values({ units, ...others }).flatMap((table) =>
    Object.entries<readonly string[]>(table).flatMap(([standard, words]) =>
      words.map((word) => [word, standard] as const),
    ),
  ),
)
/** Designators of a unit. `#` stands for those that say no more than its number does. */
const designators = new Set(Object.keys(units))

/**
 * Returns a key that is the same for two addresses of one home, however they are typed: by street, unit and five digits of
 * the ZIP code. City and state follow from the ZIP code.
 */
export function homeKey({ street1 = '', street2 = '', zip = '' }: Address = {}): string {
  const words = wordsOf(street2 === '' ? street1 : `${street1} # ${street2}`)
  const end = words.findIndex((word) => designators.has(word))
  const street = end === -1 ? words : words.slice(0, end)
  const unit = words.slice(street.length).filter((word) => word !== '#')
  // 'Apt 2 B' and '2-B' are one unit.
  return [...street, unit.join(''), zip.slice(0, 5)].filter(Boolean).join(' ')
}

/** Whether two addresses are those of one home. In another state it is another one, whatever its ZIP code. */
export const isSameHome = (one: Address | undefined, other: Address | undefined): boolean =>
  one?.state === other?.state && homeKey(one) === homeKey(other)

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .toUpperCase()
    // An apostrophe or a period within a word: O'NEIL, N.W.
    .replaceAll(/\p{M}|['’]|(?<=\b\p{L})\.(?=\p{L}\b)/gu, '')
    .replaceAll('#', ' # ')
    .split(/[^\p{L}\p{N}#]+/u)
    .filter(Boolean)
    .map((word) => standards.get(word) ?? word)
    .join(' ')
    // NORTH WEST is one direction.
    .replaceAll(/\b([NS]) ([EW])\b/g, '$1$2')
    .split(' ')
