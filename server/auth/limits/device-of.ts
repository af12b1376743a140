import Bowser from 'bowser'

/** The browser and the system of a device, as a person would name them; null where its header does not say. */
export interface Device {
  readonly browser: string | null
  readonly system: string | null
}

/** Longer than any real header; more is not read, because matching it costs time. */
const headerLength = 512
const nameLength = 40

/** Short names from a User-Agent header, such as Chrome and Android. The header itself is kept nowhere: it tells too much. */
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
