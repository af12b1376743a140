import { type PagesSource, pathOf } from '#engine'

/** Page id of a path in a road's file: `income/link/TRUV_PAYROLL` belongs to the page income/link. */
export const pageIn = ({ pages }: PagesSource, path: string): string | undefined =>
  Object.keys(pages)
    .filter((id) => path === id || path.startsWith(`${id}/`))
    .sort((a, b) => b.length - a.length)[0]

/** Address of a page of a road's file, for an application. */
export function addressOf(pages: PagesSource, path: string, uuid: string): string {
  const id = pageIn(pages, path) ?? path
  const [own] = path.slice(id.length + 1).split('/')
  const [name] = pages.pages[id]?.params ?? []
  return pathOf(pages, id, { uuid, params: name === undefined || !own ? {} : { [name]: own } })
}
