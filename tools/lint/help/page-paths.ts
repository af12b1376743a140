import { memoize, pagePattern } from '#engine'
import type { Flows } from '#source'

/** Paths that answers may name: those of pages with the same address for everybody. */
export const pagePaths = memoize(
  ({ pages }: Pick<Flows['source'], 'pages'>): ReadonlySet<string> =>
    new Set(
      Object.keys(pages.pages)
        .map((id) => pagePattern(pages, id))
        .filter((path) => !path.includes(':')),
    ),
  ({ pages }) => pages,
)
