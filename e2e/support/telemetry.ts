import type { Page } from '@playwright/test'
import type { Json } from '#source'

interface Told {
  readonly event: string
  readonly pagePath: string
  readonly applicationUuid?: string
}

/** Records from now on what a page sends to telemetry, as raw text and as events. */
export function listen(page: Page): { readonly sent: string[]; readonly events: () => readonly Told[] } {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/service-telemetry/')) sent.push(`${request.url()} ${request.postData()}`)
  })
  const events = () =>
    sent
      .filter((call) => call.includes('/event '))
      .map((call): Told => JSON.parse(call.slice(call.indexOf('{'))))
  return { sent, events }
}

/** Texts in the answers of a borrower that another borrower could not have entered by chance. */
export function textsIn(value: Json): readonly string[] {
  if (typeof value === 'string') return value.length >= 4 ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((child) => (child === undefined ? [] : textsIn(child)))
}

/** Finds which texts were sent. Compares whole words, because a uuid may contain the digits of a ZIP code by chance. */
export function foundIn(sent: readonly string[], texts: readonly string[]): readonly string[] {
  const all = sent.join('\n').toLowerCase()
  const words = new Set(all.split(/[^\w@.+-]+/))
  const isIn = (text: string) => (/\W/.test(text) ? all.includes(text) : words.has(text))
  return texts.filter((text) => isIn(text.toLowerCase()))
}
