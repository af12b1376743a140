import { asStrings, type JsonObject } from '../json/json-value.ts'

/** Locale in which every text is written first, and with which all others are compared. */
export const writtenLocale = 'en-US'

/** Locales in which a lender's pages are offered, the default one first. */
export function offeredLocales({ locales }: JsonObject): readonly string[] {
  const offered = asStrings(locales)
  return offered.length === 0 ? [writtenLocale] : offered
}
