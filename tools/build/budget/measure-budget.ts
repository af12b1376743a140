import { type Build, bytesOf, closure } from './read-build.ts'

export interface BudgetLine {
  readonly what: string
  readonly bytes: number
  /** Undefined for lines listed for information. */
  readonly limit?: number
}

/** Decimal unit, as is usual on the web: 1 kB is 1,000 bytes. */
const kB = 1000
const limits = { firstLoad: 118 * kB, page: 15.5 * kB, engine: 4 * kB, telemetry: 2 * kB }

/** Chunk below every page, named in tools/build/vite/chunk-groups.ts. */
const footerIds = ({ chunks }: Build): readonly string[] =>
  [...chunks.keys()].filter((id) => id.startsWith('_footer-'))

/** Telemetry module. Its parts for the session, errors and vitals are loaded later and not counted. */
const telemetryId = 'screens/telemetry/telemetry.tsx'

const registration = ['screens/pages/register.tsx', 'virtual:forms/register/property-info']

/** Chunks loaded once, when a dialog or a document first opens; not part of any transition between pages. */
const apart = ['_aria-', '_pdf-']

export function measureBudget(build: Build, engine: number): readonly BudgetLine[] {
  const first = closure(build, [...build.entries, ...registration])
  const parts = ahead.map((_, index) => closure(build, [...first, ...ahead.slice(0, index + 1).map(appId)]))
  const area = parts.at(-1) ?? first
  return [
    { what: 'first load of register', bytes: bytesOf(build, first), limit: limits.firstLoad },
    {
      what: 'after the first paint: the footer',
      bytes: newBytes(build, closure(build, [...first, ...footerIds(build)]), first),
      limit: limits.page,
    },
    {
      what: 'after the first paint: telemetry',
      bytes: bytesOf(build, [telemetryId]),
      limit: limits.telemetry,
    },
    { what: 'engine, field table and messages apart', bytes: engine, limit: limits.engine },
    ...parts.map((part, index) => ({
      what: `fetched ahead: ${ahead[index]?.split('/').at(-1)}`,
      bytes: newBytes(build, part, parts[index - 1] ?? first),
      limit: limits.page,
    })),
    ...furtherPages(build, area).sort((a, b) => b.bytes - a.bytes),
    ...withoutAhead(build, first),
    ...listedApart(build),
  ]
}

/** Measures the same transitions for a browser that prefetched nothing. */
function withoutAhead(build: Build, first: ReadonlySet<string>): readonly BudgetLine[] {
  const login = closure(build, [...first, ...pageIds('auth/login')])
  const dashboard = closure(build, [...login, appId('gates/signed-in'), ...pageIds('dashboard')])
  const profile = closure(build, [...first, ...ahead.map(appId), ...pageIds('start/profile')])
  const resumed = furtherPages(build, dashboard, ahead.map(appId)).sort((a, b) => b.bytes - a.bytes)[0]
  return [
    {
      what: 'nothing ahead: register to auth/login',
      bytes: newBytes(build, login, first),
      limit: limits.page,
    },
    {
      what: 'nothing ahead: auth/login to dashboard',
      bytes: newBytes(build, dashboard, login),
      limit: limits.page,
    },
    // Prefetching starts with the focus that a page takes on arrival. These two cases happen only if all of it fails,
    // so they are listed for information.
    ...(resumed ? [{ what: `nothing ahead: dashboard to ${resumed.what}`, bytes: resumed.bytes }] : []),
    { what: 'nothing ahead: register to start/profile', bytes: newBytes(build, profile, first) },
  ]
}

const appId = (name: string): string => `screens/app/${name}.tsx`
const pageIds = (page: string): readonly string[] => [`screens/pages/${page}.tsx`, `virtual:forms/${page}`]

/** Parts around every page of an application, in the order in which screens/app/fetch-ahead.ts fetches them. */
const ahead = ['gates/signed-in', 'routes/application-area', 'routes/application-page']

/** Chunks of a page, its form and anything else that it is the first to need. */
function furtherPages(
  build: Build,
  known: ReadonlySet<string>,
  around: readonly string[] = [],
): BudgetLine[] {
  return [...build.chunks.keys()].flatMap((id) => {
    const page = /^screens\/pages\/(.+)\.tsx$/.exec(id)?.[1]
    if (page === undefined || known.has(id) || page.includes('/parts/')) return []
    const needed = closure(build, [...around, ...pageIds(page)])
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
