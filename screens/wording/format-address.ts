import type { Address } from '#generated/domain'

/**
 * Formats the known parts of an address: '12 Elm St, Unit 4, Reno, NV 89501'. No line ends after a house number, or between
 * state and ZIP code.
 */
export function formatAddress({ street1, street2, city, state, zip }: Address): string {
  const region = [state, zip].filter(Boolean).join('\u00a0')
  const street = street1?.replace(/^(\d\S*) /, '$1\u00a0')
  return [street, street2, city, region].filter(Boolean).join(', ')
}
