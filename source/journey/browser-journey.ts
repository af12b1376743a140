import type { ConditionsSource, DisclosuresSource, JourneySource, PageSource, PagesSource } from '#engine'
import { isServerMessage } from '../wording/known-values.ts'
import { limitsForBrowser } from '../wording/limits-for-browser.ts'
import type { FlowsSource } from './flows-source.ts'
import type { TenantJourney } from './resolve-tenant.ts'

/**
 * Part of a tenant's journey that its pages need, in the two parts that a browser fetches; the server's process,
 * sentences and flags stay on the server. Tenants with the same journey have the same parts, byte for byte.
 */
export interface BrowserJourney {
  readonly first: { readonly locale: string; readonly source: BrowserSource }
  /** Messages that no page for visitors needs. */
  readonly later: FlowsSource['copy']
}

interface BrowserSource extends JourneySource {
  readonly disclosures: DisclosuresSource
  readonly conditions: ConditionsSource
}

export function browserJourney({ locale, source }: TenantJourney): BrowserJourney {
  const {
    process: _,
    standing: _standing,
    help: _help,
    flags: _flags,
    facts: _facts,
    copy,
    answers,
    ...rest
  } = source
  const { firstCopy } = rest.pages
  const messages = Object.entries(copy).filter(([key]) => !isServerMessage(key))
  const isFirst = ([key]: readonly [string, unknown]) =>
    firstCopy === undefined || firstCopy.some((beginning) => key.startsWith(beginning))
  return {
    first: {
      locale,
      source: {
        ...rest,
        ...shownAgain(answers),
        predicates: { predicates: predicatesForBrowser({ ...rest, copy: {} }) },
        disclosures: disclosuresForBrowser(rest.disclosures),
        conditions: conditionsForBrowser(rest.conditions),
        limits: limitsForBrowser(rest.limits),
        pages: pagesForBrowser(rest.pages),
        copy: Object.fromEntries(messages.filter(isFirst)),
      },
    },
    later: Object.fromEntries(messages.filter((message) => !isFirst(message))),
  }
}

/** Predicates without those that only the server asks, unless a lender's pages name them. */
function predicatesForBrowser({
  predicates: { predicates, server = [] },
  ...rest
}: JourneySource): JourneySource['predicates']['predicates'] {
  const named = stringsIn(rest)
  const kept = Object.entries(predicates).filter(([id]) => !server.includes(id) || named.has(id))
  return Object.fromEntries(kept)
}

function stringsIn(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof value === 'string') found.add(value)
  else if (value !== null && typeof value === 'object')
    for (const part of Object.values(value)) stringsIn(part, found)
  return found
}

/** Stored answers that the summary shows; a browser needs no others. */
function shownAgain(answers: FlowsSource['answers']): Pick<BrowserSource, 'answers'> {
  const shown = Object.entries(answers).filter(([, { summary }]) => summary === true)
  return shown.length === 0 ? {} : { answers: Object.fromEntries(shown) }
}

/** Disclosures without the places that only the linter compares; a page lists its own. */
const disclosuresForBrowser = ({ order, disclosures }: DisclosuresSource): DisclosuresSource => ({
  order,
  disclosures: Object.fromEntries(
    Object.entries(disclosures).map(([id, { pages: _, ...disclosure }]) => [id, disclosure]),
  ),
})

/** Conditions without what only the server reads: guards, when the desk offers them, how many of which documents it asks for. */
const conditionsForBrowser = ({ categories, guards: _, ...source }: ConditionsSource): ConditionsSource => ({
  ...source,
  categories: Object.fromEntries(
    Object.entries(categories).map(
      ([id, { when: _, defaultCount: _count, documents: _documents, ...category }]) => [id, category],
    ),
  ),
})

/** Pages without the keys that only the linter, the drawings and the server read. */
function pagesForBrowser({ firstCopy: _, external: _external, ...source }: PagesSource): PagesSource {
  const withoutProofs = ([id, source]: readonly [string, PageSource]) => {
    const { needs, links, entry, events, acts, progress, area, title, layout, ...page } = source
    const shape = layout !== undefined && layout !== 'plain' ? { layout } : {}
    // In one order, which packs better.
    return [id, { ...(progress !== undefined && { progress }), area, title, ...shape, ...page }] as const
  }
  return { ...source, pages: Object.fromEntries(Object.entries(source.pages).map(withoutProofs)) }
}
