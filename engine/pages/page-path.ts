import type { PageSource, PagesSource } from '../source.ts'

/** Values for `:uuid` and a page's own parameters in a path. */
export interface PathValues {
  readonly uuid?: string | undefined
  /** Parameters such as { type } of `income/upload`. If one is missing, the path ends before it. */
  readonly params?: Readonly<Record<string, string>>
}

/**
 * Absolute path of a page as a pattern: `/account/loan/:uuid/income/link/:type`. The id of a page may begin with the last part of
 * its area's path, which then stands once. An id that names no page stands for itself.
 */
export function pagePattern({ pages, areaPaths, basePath }: PagesSource, id: string): string {
  const page = pages[id]
  if (page === undefined) return id.startsWith('/') ? id : `/${id}`
  const { area, path, params = [] } = page
  const areas: Readonly<Partial<Record<PageSource['area'], string>>> = areaPaths
  const home = areas[area] ?? basePath
  const common = `${home.slice(home.lastIndexOf('/') + 1)}/`
  const own = id.startsWith(common) ? id.slice(common.length) : id
  return [path ?? `${home}/${own}`, ...params.map((name) => `:${name}`)].join('/')
}

/** Path of a page, with values filled into its pattern. */
export const pathOf = (pages: PagesSource, id: string, { uuid, params }: PathValues = {}): string =>
  pagePattern(pages, id).replaceAll(/\/:(\w+)/g, (_, name: string) => {
    const value = name === 'uuid' ? uuid : params?.[name]
    return value === undefined ? '' : `/${value}`
  })

/** Whether the parts of a path have values that the page knows. */
export const hasKnownValues = (
  { values = {} }: Pick<PageSource, 'values'>,
  params: Readonly<Record<string, string | undefined>>,
): boolean =>
  Object.entries<readonly string[]>(values).every(([name, known]) => known.includes(params[name] ?? ''))

/** Path at which an application is opened: it leads to the page that is due. */
export const applicationPath = ({ areaPaths }: PagesSource, uuid: string): string =>
  areaPaths.application.replace(':uuid', uuid)

export type StepState = 'done' | 'current' | 'ahead'

/** State of a step, or of a part of a step, relative to the current one. */
export const stateAt = (index: number, current: number): StepState =>
  index < current ? 'done' : index === current ? 'current' : 'ahead'
