import type { PagesSource } from '../source.ts'

/**
 * Key of a page's title as its applicant sees it: that of the aspect in which their server state shows the page, else the
 * page's own. Its heading, the browser's tab and whoever speaks of the page say this one.
 */
export function titleOf({ pages }: PagesSource, page: string, aspect = ''): string | undefined {
  const { title, titles } = pages[page] ?? {}
  return titles?.[aspect] ?? title
}
