/**
 * Returns the address of a page in another language, relative to it. The rest of the address stays: the step of the page, and the
 * fragment, in which an invitation has its token.
 */
export function inLanguage({ search, hash }: Pick<Location, 'search' | 'hash'>, locale: string): string {
  const query = new URLSearchParams(search)
  query.set('lang', locale)
  return `?${query}${hash}`
}
