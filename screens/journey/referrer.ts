import { isUuid } from '#engine'

/** The loan originator who sent a visitor here, by the address. */
export function findReferrer(query: URLSearchParams): string | undefined {
  const value = query.get('referrer')
  return isUuid(value) ? value : undefined
}
