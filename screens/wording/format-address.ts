import type { Address } from '#generated/domain'

/** Formats the known parts of an address in one line: '12 Elm St, Unit 4, Reno, NV 89501'. */
export function formatAddress({ street1, street2, city, state, zip }: Address): string {
  const region = [state, zip].filter(Boolean).join(' ')
  return [street1, street2, city, region].filter(Boolean).join(', ')
}
