import { formatDate } from '#engine'
import { sizeOfFile } from '../features/chat/text/size-of-file.ts'
import copy from './copy/en-US.json' with { type: 'json' }

/** Language of the staff's pages. */
export const language: string = copy.language

/** Name of a locale's language in that of the staff's pages. */
export const languageName = (locale: string): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(locale) ?? locale

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

/** Writes the day of a moment as MM/dd/yyyy (core specification 9), in the time zone of this browser. */
export const dayOf = (iso: string): string => formatDate(new Date(iso))

export const timeOf = (iso: string): string =>
  new Intl.DateTimeFormat(document.documentElement.lang, { timeStyle: 'short' }).format(new Date(iso))

/** Writes the day and the time of a moment. */
export const moment = (iso: string): string => `${dayOf(iso)}, ${timeOf(iso)}`

/** Formats a number in the document's language. */
export const inFigures = (value: number): string =>
  new Intl.NumberFormat(document.documentElement.lang).format(value)

/** Formats the size of a file as in the applicant's chat: 1 byte, 512 bytes, 1.5 KB, 3.0 MB. */
export function fileSize(bytes: number): string {
  const { unit, count } = sizeOfFile(bytes)
  if (unit === 'bytes')
    return say(count === 1 ? 'chat.file.byte' : 'chat.file.bytes', { count: inFigures(count) })
  const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  const value = new Intl.NumberFormat(document.documentElement.lang, tenths).format(count)
  return say(unit === 'kB' ? 'chat.file.kilobytes' : 'chat.file.megabytes', { value })
}
