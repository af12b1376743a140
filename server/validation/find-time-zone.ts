import { countingLocale } from '#engine'

/** Returns the name of a time zone (IANA), or undefined if there is none of that name. */
export function findTimeZone(name: string | undefined): string | undefined {
  try {
    return name && new Intl.DateTimeFormat(countingLocale, { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
