import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Context, type FormSource, type JourneySource, type Message, memoize } from '#engine'
import {
  browserJourney,
  filesOf,
  formOf,
  loadSource,
  namesDefault,
  parseMessage,
  tenantCodes,
  tenantContext,
  tenantJourney,
} from '#source'
import type { Steps } from './step.ts'
import { createSteps } from './steps.ts'
import type { LenderTheme } from './theme-of.ts'

/** Journeys of a project's lenders, for the server of the project. */
export interface Journeys {
  /** Codes of the lenders. */
  readonly lenders: readonly string[]
  /** Locales in which a lender can be read, its own first. */
  readonly localesOf: (lender: string) => readonly string[]
  /** Journey of a lender as its pages need it, to be sent as JSON. */
  readonly served: (lender: string, locale?: string) => ServedJourney
  /** Theme that a lender's file gives, undefined if it gives none; that of the default lender if none is named. */
  readonly themeOf: (lender?: string) => LenderTheme | undefined
  /** Steps that submissions and events take an application of a lender. */
  readonly steps: (lender: string) => Steps
}

export interface ServedJourney {
  readonly locale: string
  readonly name: string
  readonly source: JourneySource
  readonly context: Context
}

export interface JourneysOptions {
  /** Folder with messages of the pages' frame, a file for each locale. The project's own messages go before them. */
  readonly words?: string
}

/** Opens the journeys of the project in a folder. Throws SourceError if a lender's journey cannot be used. */
export function openJourneys(dir: string, { words }: JourneysOptions = {}): Journeys {
  const source = loadSource(dir)
  const effective = memoize(
    ({ lender, locale }: { readonly lender: string; readonly locale?: string | undefined }) =>
      tenantJourney(source, lender, locale),
    ({ lender, locale }) => JSON.stringify([lender, locale]),
  )
  const codes = tenantCodes(source)
  const forms = Object.fromEntries(
    filesOf(source, 'form').map((file) => [formOf(file), file.value as unknown as FormSource]), // the linter checks their shape
  )
  return {
    lenders: codes,
    localesOf: (lender) => effective({ lender }).tenant.locales ?? [],
    served(lender, locale) {
      const journey = effective({ lender, locale })
      const { first, later } = browserJourney(journey)
      const frame: Readonly<Record<string, Message>> = words ? readWords(words, first.locale) : {}
      const copy = { ...frame, ...first.source.copy, ...later }
      return {
        locale: first.locale,
        name: String(Object(journey.tenant).name ?? lender),
        source: { ...first.source, copy },
        context: { tenant: tenantContext(journey.tenant) },
      }
    },
    themeOf: (lender = codes.find((code) => namesDefault(source, code)) ?? codes[0] ?? '') =>
      effective({ lender }).tenant.theme,
    steps: memoize((lender: string) => createSteps(effective({ lender }), forms)),
  }
}

/** Reads the messages of a locale, `<locale>.json` in a folder; those in English where there are none. */
export function readWords(folder: string, locale: string): Readonly<Record<string, Message>> {
  const file = [locale, 'en-US']
    .map((each) => path.join(folder, `${each}.json`))
    .find((each) => existsSync(each))
  if (file === undefined) throw new Error(`${folder} holds no messages in ${locale} or en-US.`)
  const texts: Readonly<Record<string, string>> = JSON.parse(readFileSync(file, 'utf8'))
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      const parsed = parseMessage(text)
      if (!parsed.ok) throw new Error(`${file}: ${key}: ${parsed.reason}`)
      return [key, parsed.message]
    }),
  )
}
