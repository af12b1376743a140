import type { PagesSource, ServerStatesSource } from '#engine'
import { type Flows, knownValues, missingValues, type Project, pointerTo } from '#source'
import type { Rule, RuleFault } from '../rule.ts'

export const personalDataExposed: Rule = {
  id: 'personal-data-exposed',
  why: 'Addresses and titles of pages are stored in histories, logs and analytics, so they must not contain personal data.',
  reads: 'logic',
  check: ({ flows, reportOwn }) => (flows === undefined ? [] : reportOwn(faultsOf(flows))),
}

const faultsOf = ({
  source: { pages, serverStates, registration, limits, copy },
  project,
}: Flows): readonly RuleFault[] => {
  const named = namedBy(project)
  return [
    ...named('registration', [['queryParameter', registration.queryParameter]], 'The query'),
    ...inQuery(serverStates, named),
    ...inPaths(pages, named),
    ...inTitles(pages, copy, knownValues({ limits, project })),
  ]
}

/** Last parts of the fields that the context schema marks as personal: `ssn`, `email`, `firstName`. */
const personalNames = ({ personal = [] }: Project): ReadonlySet<string> =>
  new Set(personal.map((path) => (path.split('.').at(-1) ?? '').toLowerCase()))

type Named = readonly (readonly [pointer: string, name: string])[]

type FindNamed = (file: string, names: Named, what: string) => readonly RuleFault[]

function namedBy(project: Project): FindNamed {
  const personal = personalNames(project)
  return (file, names, what) =>
    names
      .filter(([, name]) => personal.has(name.replaceAll(/[-_]/g, '').toLowerCase()))
      .map(([pointer, name]) => ({
        pointer: `/${file}/${pointer}`,
        message: `${what} would hold "${name}", which is personal data.`,
        hint: 'Let the page read it from the application instead.',
      }))
}

const inQuery = ({ keepQuery }: ServerStatesSource, named: FindNamed): readonly RuleFault[] =>
  named(
    'serverStates',
    keepQuery.map((name, index) => [`keepQuery/${index}`, name] as const),
    'The address',
  )

function inPaths(
  { pages, areaPaths, redirects, external = {} }: PagesSource,
  named: FindNamed,
): readonly RuleFault[] {
  const paths = [
    ...Object.entries(areaPaths ?? {}).map(([area, path]) => [pointerTo('areaPaths', area), path] as const),
    ...Object.entries(pages).map(
      ([page, { path = '' }]) => [pointerTo('pages', page, 'path'), path] as const,
    ),
    ...Object.entries(redirects).map(([from, to]) => [pointerTo('redirects', from), to] as const),
    ...Object.entries(external).map(([from, to]) => [pointerTo('external', from), to] as const),
  ]
  const params = Object.entries(pages).flatMap(([page, { params = [] }]) =>
    params.map((name, index) => [pointerTo('pages', page, 'params', index).slice(1), name] as const),
  )
  const inPath = paths.flatMap(([pointer, path]) =>
    [...path.matchAll(/(?:[:{]|[?&])([A-Za-z_-]+)/g)].map(
      ([, name = '']) => [pointer.slice(1), name] as const,
    ),
  )
  return named('pages', [...params, ...inPath], 'The address')
}

/** Faults of titles that name values other than limits and facts of the lender, and so may reveal the applicant. */
const inTitles = (
  { pages }: PagesSource,
  copy: Flows['source']['copy'],
  known: ReturnType<typeof knownValues>,
): readonly RuleFault[] =>
  Object.entries(pages).flatMap(([page, { title }]) =>
    missingValues(copy[title] ?? '', new Set(), known).map(({ name }) => ({
      pointer: pointerTo('pages', 'pages', page, 'title'),
      message: `The title of ${page} names {${name}}: a title holds nothing of a person or an application.`,
      hint: 'Say it on the page, not in its title.',
    })),
  )
