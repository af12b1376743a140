import type { PageSource, PagesSource } from '../source.ts'

/** What stands in a path in the place of `:uuid` and of a page's own parameters. */
export interface PathValues {
  readonly uuid?: string | undefined
  /** Of `income/upload`: { type }. One that is left out ends the path before it. */
  readonly params?: Readonly<Record<string, string>>
}

/** The absolute path of a page as a pattern: `/account/heloc/:uuid/income/link/:type`. What is no page stands for itself. */
export function pagePattern({ pages, areaPaths, basePath }: PagesSource, id: string): string {
  const page = pages[id]
  if (page === undefined) return id.startsWith('/') ? id : `/${id}`
  const { area, path, params = [] } = page
  const own = area === 'signer' ? id.replace('heloc-signer/', '') : id
  const areas: Readonly<Partial<Record<PageSource['area'], string>>> = areaPaths
  return [path ?? `${areas[area] ?? basePath}/${own}`, ...params.map((name) => `:${name}`)].join('/')
}

/** The path of a page, with values in the places of its pattern. */
export const pathOf = (pages: PagesSource, id: string, { uuid, params }: PathValues = {}): string =>
  pagePattern(pages, id).replaceAll(/\/:(\w+)/g, (_, name: string) => {
    const value = name === 'uuid' ? uuid : params?.[name]
    return value === undefined ? '' : `/${value}`
  })

/** The path at which an application itself is opened: it leads to the page that is due. */
export const applicationPath = ({ areaPaths }: PagesSource, uuid: string): string =>
  areaPaths.application.replace(':uuid', uuid)

export type StepState = 'done' | 'current' | 'ahead'

/** How a step, or a part of one, stands to the one that somebody is at. */
export const stateAt = (index: number, current: number): StepState =>
  index < current ? 'done' : index === current ? 'current' : 'ahead'
