import { asStrings, type JsonObject } from '../json/json-value.ts'

/** The locale in which every text is written first, and by which all others are measured. */
export const writtenLocale = 'en-US'

/** In which a lender's pages can be read, the default one first. */
export function offeredLocales({ locales }: JsonObject): readonly string[] {
  const offered = asStrings(locales)
  return offered.length === 0 ? [writtenLocale] : offered
}
