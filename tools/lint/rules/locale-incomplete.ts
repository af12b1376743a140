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
} from '#source'
import type { Rule } from '../rule.ts'

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
  const offered = lenders.length === 0 ? '' : ` ${nameSome(lenders)} ${locale}.`
  return [
    ...texts.flatMap(({ key, fault, ...place }) =>
      fault === undefined ? [] : [report(place, { message: `"${key}" in ${locale} ${fault}.${offered}` })],
    ),
    ...(lenders.length === 0
      ? counted(source, locale, missing)
      : missing.map((text) => {
          const fix = writeTranslation(text, locale)
          const message = `${locale} lacks "${text.key}".${offered}`
          return { ...report(text, { message }), ...(fix && { fix }) }
        })),
  ]
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

/** Counts missing texts, a line for each file begun and one for all others: translators go page by page. */
function counted(source: Source, locale: string, missing: readonly Untranslated[]): readonly Finding[] {
  const files = [...Map.groupBy(missing, ({ file }) => file)]
  const begun = files.filter(([file]) => source.files.has(file))
  const [next, ...others] = files.filter(([file]) => !source.files.has(file)).map(([file]) => file)
  const hint = `Applicants see ${locale} only once a lender offers it.`
  return [
    ...begun.map(([, [first = missing[0], ...more]]) =>
      report(first, {
        severity: 'warning',
        message: `${locale} lacks ${more.length + 1} of these texts, "${first?.key}" first.`,
        hint,
      }),
    ),
    ...(next === undefined
      ? []
      : [
          report(
            { file: next },
            {
              severity: 'warning',
              message: `${locale} has nothing yet of this file${others.length === 0 ? '' : `, nor of ${others.length} more`}.`,
              hint,
            },
          ),
        ]),
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
