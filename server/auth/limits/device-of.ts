import Bowser from 'bowser'

/** Browser and operating system of a device, by their common names. Null if the header does not tell. */
export interface Device {
  readonly browser: string | null
  readonly system: string | null
}

/** Longest part of the header that is read. Real headers are shorter, and matching costs time. */
const headerLength = 512
const nameLength = 40

/**
 * Derives short names, such as Chrome and Android, from a User-Agent header. The header itself is not stored because it tells
 * too much.
 */
export function deviceOf(userAgent: string | undefined): Device {
  if (userAgent === undefined || userAgent === '') return { browser: null, system: null }
  const { browser, os } = Bowser.parse(userAgent.slice(0, headerLength))
  return { browser: nameOf(browser.name), system: nameOf(os.name) }
}

const nameOf = (text: string | undefined): string | null =>
  text
    ?.replaceAll(/[^\w .-]/g, '')
    .trim()
    .slice(0, nameLength) || null
