import copy from './copy/en-US.json' with { type: 'json' }

/** Key of a text of the staff's pages. */
export type AgentCopyKey = keyof typeof copy

/** Returns a text with its values inserted. */
export function say(key: AgentCopyKey, values: Readonly<Record<string, string>> = {}): string {
  return copy[key].replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

const isKey = (key: string): key is AgentCopyKey => Object.hasOwn(copy, key)

/**
 * Returns the text for one of several codes. A code without a text is turned into words: `INCOME_VERIFICATION` becomes
 * Income verification.
 */
export function sayOf(group: string, code: string): string {
  const key = `${group}.${code}`
  return isKey(key) ? say(key) : inWords(code)
}

function inWords(code: string): string {
  const words = code.toLowerCase().replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Formats date and time in the document's language. */
export const moment = (iso: string): string => format({ dateStyle: 'medium', timeStyle: 'short' }, iso)

const format = (options: Intl.DateTimeFormatOptions, iso: string): string =>
  new Intl.DateTimeFormat(document.documentElement.lang, options).format(new Date(iso))

export const dayOf = (iso: string): string => format({ dateStyle: 'full' }, iso)

export const timeOf = (iso: string): string => format({ timeStyle: 'short' }, iso)

/** Formats a day such as 2026-06-15, the same in every time zone. */
export const dateOf = (day: string): string => format({ dateStyle: 'medium', timeZone: 'UTC' }, day)

/** Formats a number in the document's language. */
export const inFigures = (value: number): string =>
  new Intl.NumberFormat(document.documentElement.lang).format(value)

const step = 1024

/** Formats the size of a file as in the applicant's chat (support specification 5): 512 bytes, 1.5 KB, 3.0 MB. */
export function fileSize(bytes: number): string {
  if (bytes < step) return say('chat.file.bytes', { count: inFigures(bytes) })
  const inKilobytes = bytes < step * step
  const value = new Intl.NumberFormat(document.documentElement.lang, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(bytes / (inKilobytes ? step : step * step))
  return say(inKilobytes ? 'chat.file.kilobytes' : 'chat.file.megabytes', { value })
}
