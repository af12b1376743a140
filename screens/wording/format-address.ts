import type { Address } from '#generated/domain'

/** One line: '12 Elm St, Unit 4, Reno, NV 89501'; the parts that are known. */
export function formatAddress({ street1, street2, city, state, zip }: Address): string {
  const region = [state, zip].filter(Boolean).join(' ')
  return [street1, street2, city, region].filter(Boolean).join(', ')
}
