import type { Browser } from '@playwright/test'
import { percentile } from '../server/read-steadily.ts'

const times = 5

/** Telephone by how much slower its processor is than this one, and by its line. */
export interface Phone {
  readonly name: string
  readonly slowdown: number
  readonly network: {
    readonly latency: number
    readonly downloadThroughput: number
    readonly uploadThroughput: number
  }
}

/**
 * Measured values in milliseconds after the navigation; `form` is when the first question can be seen, `live` when the scripts
 * have taken over. `blocked` is the time of tasks beyond 50 ms, `shift` and `requests` have no unit.
 */
type Figure = 'paint' | 'largest' | 'form' | 'live' | 'blocked' | 'shift' | 'requests'

export type Load = Readonly<Record<Figure, number>>

/** Loads a page several times; medians. */
export async function measureLoad(browser: Browser, phone: Phone, url: string): Promise<Load> {
  const loads: Load[] = []
  for (let time = 0; time < times; time += 1) loads.push(await loadOnce(browser, phone, url))
  const middle = (figure: Figure) =>
    percentile(
      loads.map((load) => load[figure]),
      50,
    )
  return {
    paint: middle('paint'),
    largest: middle('largest'),
    form: middle('form'),
    live: middle('live'),
    blocked: middle('blocked'),
    shift: middle('shift'),
    requests: middle('requests'),
  }
}

async function loadOnce(browser: Browser, { slowdown, network }: Phone, url: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const tools = await context.newCDPSession(page)
  await tools.send('Network.enable')
  await tools.send('Network.emulateNetworkConditions', { offline: false, ...network })
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(watch)
  await page.goto(url)
  await page.locator('input').first().waitFor()
  await page.waitForLoadState('networkidle')
  const load = await page.evaluate<Load>('load()')
  await context.close()
  return load
}

/** Observes the page load; runs in the page before any other script. */
function watch(): void {
  const seen = { largest: 0, blocked: 0, shift: 0, form: 0, live: 0, requests: 0 }
  const on = (type: string, take: (entry: PerformanceEntry & { value: number }) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as PerformanceEntry & { value: number })
    }).observe({ type, buffered: true })
  on('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime))
  on('longtask', ({ duration }) => (seen.blocked += duration - 50))
  on('layout-shift', ({ value }) => (seen.shift += value))
  const look = () => {
    // A browser asks for a frame only once the page's styles have come.
    if (document.querySelector('input')?.checkVisibility()) seen.form ||= performance.now()
    if (document.querySelector('#root input, body > input') === null) return requestAnimationFrame(look)
    seen.live = performance.now()
    seen.requests = performance.getEntriesByType('resource').length
  }
  requestAnimationFrame(look)
  const load = () => ({
    ...seen,
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  })
  Object.assign(globalThis, { load })
}
