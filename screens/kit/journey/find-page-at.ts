import { applicationPath, type PagesSource } from '#engine'
import type { PageId } from '../host.ts'

/** Returns the page that a path below the application shows: the one with the longest id that the path begins with. */
export function findPageAt(source: PagesSource, path: string, uuid: string): PageId | undefined {
  const below = path.slice(applicationPath(source, uuid).length).replace(/^\/|\/$/g, '')
  const ids = Object.keys(source.pages).filter((id) => below === id || below.startsWith(`${id}/`))
  const longest = ids.sort((a, b) => b.length - a.length)[0]
  return longest as PageId | undefined // a key of pages.json, from which PageId is made
}
