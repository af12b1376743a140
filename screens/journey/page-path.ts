import type { PagesSource } from '#engine'
import type { PageId } from '#generated/ids'

export interface PathValues {
  readonly uuid?: string | undefined
  /** Values of the page's own parameters: `income/upload` + { type }. */
  readonly params?: Readonly<Record<string, string>>
}

/** The path of a page; '/' and other absolute paths stand for themselves. */
export function pathOf(
  { pages, areaPaths }: PagesSource,
  page: string,
  { uuid, params = {} }: PathValues = {},
): string {
  const source = pages[page]
  if (source === undefined) return page.startsWith('/') ? page : `/${page}`
  if (source.path !== undefined) return source.path
  if (source.area === 'signer') return `${areaPaths.signer}/${page.replace('heloc-signer/', '')}`
  const area = (areaPaths[source.area] ?? '').replace(':uuid', uuid ?? '')
  const own = (source.params ?? []).map((name) => params[name]).filter((value) => value !== undefined)
  return [area, page, ...own].join('/')
}

/** Which page a path below the application shows: the longest id that the path begins with. */
export function findPageAt(
  { pages, areaPaths }: PagesSource,
  path: string,
  uuid: string,
): PageId | undefined {
  const below = path
    .slice((areaPaths.application ?? '').replace(':uuid', uuid).length)
    .replace(/^\/|\/$/g, '')
  const ids = Object.keys(pages).filter((id) => below === id || below.startsWith(`${id}/`))
  const longest = ids.sort((a, b) => b.length - a.length)[0]
  return longest as PageId | undefined // a key of pages.json, of which PageId is made
}
