import { memoize } from '#engine'
import {
  asJsonObject,
  asText,
  camelCase,
  childObject,
  filesOf,
  type Json,
  type JsonObject,
  type Source,
  tenantFiles,
  visitJson,
} from '#source'
import type { Problem } from '../api/overview.ts'
import type { PageRow } from '../api/pages.ts'
import { flowFile } from './flow-file.ts'
import { notesFile } from './notes.ts'
import { messages } from './sentences.ts'

export const pagesFile = 'flows/pages.json'

/** Pages by id, in the order of the journey. */
export const pageSources = memoize(
  (source: Source): Readonly<Record<string, JsonObject>> =>
    Object.fromEntries(
      Object.entries(childObject(flowFile(source, 'pages'), 'pages')).map(([id, page]) => [
        id,
        asJsonObject(page),
      ]),
    ),
)

/** Every page in a row of the list. */
export function pageRows(source: Source, problems: readonly Problem[]): readonly PageRow[] {
  const states = statesByPage(source)
  return Object.entries(pageSources(source)).map(([id, page]) => ({
    id,
    title: messages(source).get(asText(page.title))?.text ?? id,
    area: asText(page.area),
    states: states.get(id) ?? [],
    lenders: lendersOf(source, id),
    problems: problems.filter((problem) => problem.page === id).length,
  }))
}

/** States that show each page, those of the server first. */
const statesByPage = memoize((source: Source): ReadonlyMap<string, readonly string[]> => {
  const pairs = ['server-states', 'journey'].flatMap((name) => pagesByState(source, name))
  return new Map(
    [...Map.groupBy(pairs, ([page]) => page)].map(([page, own]) => [
      page,
      [...new Set(own.map(([, state]) => state))],
    ]),
  )
})

/** States of one file that show a page. */
export const statesOf = (source: Source, name: string, page: string): readonly string[] =>
  pagesByState(source, name).flatMap(([shown, state]) => (shown === page ? [state] : []))

const pagesByState = (source: Source, name: string) =>
  Object.entries(childObject(flowFile(source, name), 'states')).flatMap(([state, value]) =>
    pagesIn(asJsonObject(value).page).map((page) => [page, state] as const),
  )

const pagesIn = (page: Json | undefined): readonly string[] =>
  typeof page === 'string'
    ? [page]
    : Array.isArray(page)
      ? page.map((variant) => asText(asJsonObject(variant).page))
      : []

/** Forms that a page shows: its own, those of its submissions, and that of its name. */
export function formsOf(source: Source, id: string): readonly string[] {
  const page = pageSources(source)[id]
  const named = [page?.form, id].flatMap((form) => (typeof form === 'string' ? [form] : []))
  const submissions = childObject(flowFile(source, 'process'), 'submissions')
  const sent = (Array.isArray(page?.submissions) ? page.submissions : []).flatMap((each) => {
    const name = typeof each === 'string' ? each : asText(asJsonObject(each).submission)
    return asText(childObject(submissions, name).form)
  })
  const files = [...named, ...sent].map((form) => `flows/forms/${form}.json`)
  return [...new Set(files)].filter((file) => source.files.has(file))
}

/** Keys of the sentences of a page: those that begin with its name, and those that its settings and forms name. */
export const sentenceKeys = (source: Source, id: string): readonly string[] => {
  const own = keyPrefix(id)
  const named = new Set<string>()
  const note = (value: Json | undefined) =>
    visitTexts(value, (text) => {
      if (messages(source).has(text)) named.add(text)
    })
  note(pageSources(source)[id])
  for (const file of formsOf(source, id)) note(source.files.get(file)?.value)
  return [...messages(source).keys()].filter((key) => key.startsWith(own) || named.has(key))
}

/** Beginning of the keys of a page's sentences: `start/app-summary` has `start.appSummary.`. */
export const keyPrefix = (id: string): string => `${id.split('/').map(camelCase).join('.')}.`

function visitTexts(value: Json | undefined, visit: (text: string) => void): void {
  visitJson(value, (each) => {
    for (const item of Array.isArray(each) ? each : Object.values(asJsonObject(each)))
      if (typeof item === 'string') visit(item)
    return true
  })
}

/** Lenders and groups that write something of their own about a page. */
const lendersOf = (source: Source, id: string): readonly string[] =>
  ownParts(source).flatMap(([code, parts]) => (parts.has(id) ? [code] : []))

/** Pages about which each lender writes something of its own: settings, sentences, questions. */
const ownParts = memoize((source: Source): readonly (readonly [string, ReadonlySet<string>])[] => {
  const ids = Object.keys(pageSources(source))
  const prefixes = ids.map((id) => [id, keyPrefix(id)] as const)
  return [...tenantFiles(source)].map(([code, { value }]) => {
    const overrides = childObject(asJsonObject(value), 'overrides')
    const keys = Object.keys(childObject(overrides, 'copy'))
    const own = prefixes.flatMap(([id, prefix]) => (keys.some((key) => key.startsWith(prefix)) ? [id] : []))
    return [code, new Set([...own, ...Object.keys(childObject(childObject(overrides, 'pages'), 'pages'))])]
  })
})

/** Page about which a note is: the page itself, or the first that its state shows. */
function notedPage(source: Source, about: string, id: string): string | undefined {
  if (about === 'pages') return Object.keys(pageSources(source)).find((page) => page === id)
  if (about === 'fields') return pageAt(source, `flows/forms/${id.split('#')[0]}.json`, '')
  const file = { serverStates: 'server-states', clientStates: 'journey' }[about]
  return file === undefined
    ? undefined
    : pagesIn(childObject(childObject(flowFile(source, file), 'states'), id).page)[0]
}

/** Page that a place in a file is about; undefined if it is about none alone. */
export function pageAt(source: Source, file: string, pointer: string): string | undefined {
  const ids = Object.keys(pageSources(source))
  const [first = '', second = '', third = ''] = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/'))
  if (file === pagesFile && first === 'pages') return ids.find((id) => id === second)
  if (file === notesFile) return notedPage(source, first, second)
  if (file.startsWith('flows/forms/')) return ids.find((id) => formsOf(source, id).includes(file))
  const key = file.startsWith('flows/copy/')
    ? second
    : first === 'overrides' && second === 'copy'
      ? third
      : undefined
  if (key !== undefined) return ids.findLast((id) => key.startsWith(keyPrefix(id)))
  const isState =
    first === 'states' &&
    filesOf(source, 'server-states')
      .concat(filesOf(source, 'journey'))
      .some(({ path }) => path === file)
  return isState
    ? pagesIn(childObject(childObject(asJsonObject(source.files.get(file)?.value), 'states'), second).page)[0]
    : undefined
}
