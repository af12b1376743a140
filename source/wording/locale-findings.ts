import { filesOf, type Source, type SourceFile } from '../files/load-source.ts'
import { findingAt } from '../findings/fault.ts'
import type { Finding } from '../findings/finding.ts'
import { asJsonObject, childObject, type Json } from '../json/json-value.ts'
import type { TenantSettings } from '../tenant/tenant-settings.ts'
import { offeredLocales, writtenLocale } from './locales.ts'
import { faultsOf, translatedLocales, untranslated } from './translation.ts'

const rule = 'locale-incomplete'

/** Findings for locales that a lender offers without a full translation; `files` are those of its chain. */
export const localeFindings = (
  source: Source,
  files: readonly SourceFile[],
  { value, placeOf }: Pick<TenantSettings, 'value' | 'placeOf'>,
): readonly Finding[] =>
  offeredLocales(value).flatMap((locale, index) => {
    const place = placeOf(`/locales/${index}`)
    if (locale === writtenLocale || place === undefined) return []
    const reason = whyNot(source, locale)
    return [
      ...(reason === undefined ? [] : [findingAt({ rule, pointer: '', ...reason }, place)]),
      ...rewordings(source, files, locale),
    ]
  })

/** Reason why pages cannot be shown in a locale; undefined if they can. */
function whyNot(source: Source, locale: string): { message: string; hint: string } | undefined {
  const folder = `flows/copy/${locale}/`
  if (!translatedLocales(source).includes(locale))
    return {
      message: `${locale} is offered, and nothing is translated into it.`,
      hint: `Put its messages into ${folder}, file by file as in flows/copy/${writtenLocale}/.`,
    }
  const [first, ...others] = untranslated(source, locale)
  if (first !== undefined)
    return {
      message: `${locale} is offered, and ${others.length + 1} of its texts ${others.length === 0 ? 'is' : 'are'} missing or wrong, "${first.key}" first.`,
      hint: `It is in ${first.file}, or should be.`,
    }
  return undefined
}

/**
 * Findings for messages that a lender, or one that it extends, rewords without doing so in every locale that it
 * offers.
 */
function rewordings(source: Source, files: readonly SourceFile[], locale: string): readonly Finding[] {
  const written = rewordedIn(files, ({ copy }) => asJsonObject(copy))
  const translated = rewordedIn(files, ({ translations }) => childObject(asJsonObject(translations), locale))
  const missing = [...written].filter(([key]) => !translated.has(key))
  return [
    ...missing.map(([key, { file }]) =>
      findingAt(
        {
          rule,
          pointer: '',
          message: `"${key}" is reworded in ${writtenLocale} and not in ${locale}.`,
          hint: `Say it under overrides.translations.${locale} too.`,
          what: 'key',
        },
        { file, pointer: `/overrides/copy/${key}` },
      ),
    ),
    ...[...translated].flatMap(([key, { text, file }]) =>
      faultsOf({ written: written.get(key)?.text ?? baseText(source, key), translated: text, locale }).map(
        (fault) =>
          findingAt(
            { rule, pointer: '', message: `"${key}" in ${locale} ${fault}.` },
            { file, pointer: `/overrides/translations/${locale}/${key}` },
          ),
      ),
    ),
  ]
}

interface Reworded {
  readonly text: string
  readonly file: SourceFile
}

type Overrides = Readonly<Record<string, Json | undefined>>

function rewordedIn(
  files: readonly SourceFile[],
  wordsOf: (overrides: Overrides) => Overrides,
): ReadonlyMap<string, Reworded> {
  const said = new Map<string, Reworded>()
  for (const file of files) {
    const words = wordsOf(childObject(asJsonObject(file.value), 'overrides'))
    for (const [key, text] of Object.entries(words)) {
      if (typeof text === 'string') said.set(key, { text, file })
      else said.delete(key)
    }
  }
  return said
}

const baseText = (source: Source, key: string): Json | undefined =>
  filesOf(source, 'copy')
    .map(({ value }) => childObject(asJsonObject(value), 'messages')[key])
    .find((text) => text !== undefined)
