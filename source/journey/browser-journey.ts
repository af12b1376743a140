import type {
  ConditionsSource,
  DisclosuresSource,
  JourneySource,
  LimitsSource,
  PageSource,
  PagesSource,
} from '#engine'
import type { FlowsSource } from './flows-source.ts'
import type { TenantJourney } from './resolve-tenant.ts'

/**
 * The part of a tenant's journey that its pages need, in the two parts in which a browser fetches it; the server's own
 * process and sentences stay on the server. Tenants whose journeys are the same have the same parts, byte for byte.
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
  const { process: _, help: _help, copy, answers, ...rest } = source
  const { firstCopy } = rest.pages
  const { stateNotices: _notices, ...disclosures } = rest.disclosures
  const messages = Object.entries(copy).filter(([key]) => !key.startsWith(serverOnly))
  const isFirst = ([key]: readonly [string, unknown]) =>
    firstCopy === undefined || firstCopy.some((beginning) => key.startsWith(beginning))
  return {
    first: {
      locale,
      source: {
        ...rest,
        ...shownAgain(answers),
        disclosures,
        limits: limitsForBrowser(rest.limits),
        pages: pagesForBrowser(rest.pages),
        copy: Object.fromEntries(messages.filter(isFirst)),
      },
    },
    later: Object.fromEntries(messages.filter((message) => !isFirst(message))),
  }
}

/** Of the answers that forms keep, a browser needs those that the summary shows. */
function shownAgain(answers: FlowsSource['answers']): Pick<BrowserSource, 'answers'> {
  const shown = Object.entries(answers).filter(([, { summary }]) => summary === true)
  return shown.length === 0 ? {} : { answers: Object.fromEntries(shown) }
}

/** Limits of what the server does by itself: keeping files, guarding accounts, carrying chats, weighing a loan. */
const serverLimits = [
  'attemptsPerAddress',
  'chatRetention',
  'chatServer',
  'creditScore',
  'debtToIncome',
  'inspection',
  'knownBrowser',
  'mailsPerAddress',
  'retention',
  'sessionCreation',
  'setupCode',
  'storage',
  'wrongPasswords',
]

const limitsForBrowser = ({ limits, ...rest }: LimitsSource): LimitsSource => ({
  ...rest,
  limits: Object.fromEntries(Object.entries(limits).filter(([group]) => !serverLimits.includes(group))),
})

/** What pages need and where they lead, as what a state asks of a lender, the linter alone asks. */
function pagesForBrowser({ firstCopy: _, external: _external, ...source }: PagesSource): PagesSource {
  const withoutProofs = ([id, { needs, links, ...page }]: readonly [string, PageSource]) =>
    [id, page] as const
  return { ...source, pages: Object.fromEntries(Object.entries(source.pages).map(withoutProofs)) }
}

/** Messages that the server sends ready made: answers, letters. */
const serverOnly = 'server.'
