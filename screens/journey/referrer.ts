import { isUuid } from '#engine'

/** Returns the uuid of the loan originator who referred a visitor, from the query of the URL; undefined if it is no uuid. */
export function findReferrer(query: URLSearchParams): string | undefined {
  const value = query.get('referrer')
  return isUuid(value) ? value : undefined
}
