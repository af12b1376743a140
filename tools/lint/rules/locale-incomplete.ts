import {
  atTop,
  type Finding,
  type Fix,
  findingAt,
  offeredLocales,
  pointerTo,
  type Source,
  settingsByTenant,
  translatedLocales,
  type Untranslated,
  untranslated,
  writtenLocale,
} from '#source'
import type { Rule } from '../rule.ts'
import { leftAsWritten } from '../wording/left-as-written.ts'

/**
 * Refuses a lender an incomplete locale; for a translation that no lender offers yet, reports faults and counts what
 * is missing.
 */
export const localeIncomplete: Rule = {
  id: 'locale-incomplete',
  why: 'If a page is half in another language, or uses wrong plural forms, an applicant signs what they could not read.',
  check: ({ source, tenant, found }) =>
    tenant === undefined
      ? translatedLocales(source).flatMap((locale) => inLocale(source, locale))
      : found.filter(({ rule }) => rule === 'locale-incomplete'),
}

function inLocale(source: Source, locale: string): readonly Finding[] {
  const lenders = lendersOffering(source, locale)
  const texts = untranslated(source, locale)
  const missing = texts.filter(({ fault }) => fault === undefined)
  const begun = missing.filter(({ file }) => source.files.has(file))
  const notBegun = missing.filter(({ file }) => !source.files.has(file))
  const offered = lenders.length === 0 ? '' : ` ${nameSome(lenders)} ${locale}.`
  return [
    ...texts.flatMap(({ key, fault, ...place }) =>
      fault === undefined ? [] : [report(place, { message: `"${key}" in ${locale} ${fault}.${offered}` })],
    ),
    ...leftAsWritten(source, locale).map(({ path, file, pointer, key }) =>
      report(
        { file: path, at: file && { file, pointer } },
        {
          message: `"${key}" in ${locale} still says what ${writtenLocale} says.${offered}`,
          hint: 'Translate it.',
        },
      ),
    ),
    ...(lenders.length === 0 ? counted(locale, begun) : begun.map((text) => lacking(text, locale, offered))),
    ...filesNotBegun(locale, notBegun, offered),
  ]
}

/** Finding for a missing message of a locale that lenders offer. */
function lacking(text: Untranslated, locale: string, offered: string): Finding {
  const fix = writeTranslation(text, locale)
  const message = `${locale} lacks "${text.key}".${offered}`
  return { ...report(text, { message }), ...(fix && { fix }) }
}

/** Fix that writes a missing message in a file of translations; undefined for other texts, and where the file is not begun. */
function writeTranslation({ at, key }: Untranslated, locale: string): Fix | undefined {
  if (at?.pointer !== '/messages') return undefined
  return {
    title: `Write "${key}" in ${locale}`,
    asks: `What it says in ${locale}`,
    changes: [{ file: at.file.path, pointer: pointerTo('messages', key), after: '' }],
  }
}

const later = (locale: string) => `Applicants see ${locale} only once a lender offers it.`

/** Counts the missing texts of each file that is begun: translators go page by page. */
const counted = (locale: string, missing: readonly Untranslated[]): readonly Finding[] =>
  [...Map.groupBy(missing, ({ file }) => file).values()].map(([first = missing[0], ...more]) =>
    report(first, {
      severity: 'warning',
      message: `${locale} lacks ${more.length + 1} of these texts, "${first?.key}" first.`,
      hint: later(locale),
    }),
  )

/** One finding for all files that are not begun, however many texts they would hold. */
function filesNotBegun(
  locale: string,
  missing: readonly Untranslated[],
  offered: string,
): readonly Finding[] {
  const [next, ...others] = [...new Set(missing.map(({ file }) => file))]
  if (next === undefined) return []
  const more = others.length === 0 ? '' : `, nor of ${others.length} more`
  return [
    report(
      { file: next },
      {
        severity: offered === '' ? 'warning' : 'error',
        message: `${locale} has nothing yet of this file${more}.${offered}`,
        hint: offered === '' ? later(locale) : `Texts to be written in all: ${missing.length}.`,
      },
    ),
  ]
}

interface Report {
  readonly message: string
  readonly hint?: string
  readonly severity?: Finding['severity']
}

const report = (
  place: Pick<Untranslated, 'file'> & Partial<Pick<Untranslated, 'at'>> = { file: '' },
  { severity = 'error', ...said }: Report,
): Finding => ({
  ...(place.at === undefined
    ? { ...atTop(place.file, '', said.message), ...said }
    : findingAt({ rule: '', pointer: '', what: 'key', ...said }, place.at)),
  severity,
})

function lendersOffering(source: Source, locale: string): readonly string[] {
  return [...settingsByTenant(source)].flatMap(([code, settings]) =>
    offeredLocales(settings).includes(locale) ? [code] : [],
  )
}

function nameSome([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return `${first} offers`
  return `${first} and ${others.length === 1 ? others[0] : `${others.length} other lenders`} offer`
}
