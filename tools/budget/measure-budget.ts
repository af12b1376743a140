import { type Build, bytesOf, closure } from './read-build.ts'

export interface BudgetLine {
  readonly what: string
  readonly bytes: number
  /** Undefined for what is listed for information. */
  readonly limit?: number
}

/** As the web counts: 1 kB is 1,000 bytes. */
const kB = 1000
const limits = { firstLoad: 125 * kB, page: 15 * kB, engine: 4 * kB }

const registration = ['screens/pages/register.tsx', 'virtual:forms/register/property-info']

/** Loaded once, when a dialog or a document is first opened; not part of going to a page. */
const apart = ['_aria-', '_pdf-']

export function measureBudget(build: Build, engine: number): readonly BudgetLine[] {
  const first = closure(build, [...build.entries, ...registration])
  const parts = ahead.map((_, index) => closure(build, [...first, ...ahead.slice(0, index + 1).flat()]))
  const area = parts.at(-1) ?? first
  return [
    { what: 'first load of register', bytes: bytesOf(build, first), limit: limits.firstLoad },
    { what: 'engine, field table and messages apart', bytes: engine, limit: limits.engine },
    ...parts.map((part, index) => ({
      what: `ahead, with page ${index + 2} of a visit`,
      bytes: newBytes(build, part, parts[index - 1] ?? first),
      limit: limits.page,
    })),
    ...furtherPages(build, area).sort((a, b) => b.bytes - a.bytes),
    ...listedApart(build),
  ]
}

/** What surrounds every page of an application, as screens/app/use-fetch-ahead.ts fetches it: a part with each question. */
const ahead = ['signed-in', 'application-area', 'application-page'].map((name) => [`screens/app/${name}.tsx`])

/** A page with its form and whatever else it is the first to need. */
function furtherPages(build: Build, known: ReadonlySet<string>): BudgetLine[] {
  return [...build.chunks.keys()].flatMap((id) => {
    const page = /^screens\/pages\/(.+)\.tsx$/.exec(id)?.[1]
    if (page === undefined || known.has(id) || page.includes('/parts/')) return []
    const needed = closure(build, [id, `virtual:forms/${page}`])
    return [{ what: `page ${page}`, bytes: newBytes(build, needed, known), limit: limits.page }]
  })
}

const newBytes = (build: Build, needed: ReadonlySet<string>, known: ReadonlySet<string>): number =>
  bytesOf(
    build,
    [...needed].filter((id) => !known.has(id) && !isApart(id)),
  )

const isApart = (id: string): boolean => apart.some((prefix) => id.startsWith(prefix))

const listedApart = (build: Build): readonly BudgetLine[] =>
  [...build.chunks.values()]
    .filter(({ id }) => isApart(id))
    .map(({ id, bytes }) => ({ what: `apart: ${id.replace(/^_|-[^-]+$/g, '')}`, bytes }))
