import { type Browser, chromium, type Page } from '@playwright/test'
import { createBorrower } from '../e2e/road/borrower.ts'
import { pointer, type RoadDevice } from '../e2e/road/device.ts'
import { register } from '../e2e/road/register.ts'
import { walk } from '../e2e/road/walk.ts'
import { findBrowser } from '../e2e/support/find-browser.ts'
import { brisk, ProductServer } from '../e2e/support/product-server.ts'
import type { Row, Section } from './section.ts'
import { percentile } from './server/read-steadily.ts'

/** Slow phone: a quarter of this processor's speed. */
const slowdown = 4
const goals = { paintMs: 200, shift: 0.02 }

/**
 * Measures the whole main road on a slow phone: the time from each tap and key to the next paint, and how far each page
 * shifts by itself.
 */
export const responsiveness: Section = async () => {
  const server = await ProductServer.start(brisk)
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
  try {
    return rowsOf(await walkRoad(browser, server.url))
  } finally {
    await browser.close()
    await server.dispose()
  }
}

/** Tap or key, or a shift of the layout, and the path of its page. */
interface Entry {
  readonly kind: 'interaction' | 'shift'
  /** Interaction that a pointer's or a key's events belong to. */
  readonly id: number
  /** Milliseconds to the next paint, or the score of the shift. */
  readonly value: number
  readonly path: string
}

async function walkRoad(browser: Browser, baseURL: string): Promise<readonly Entry[]> {
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ baseURL, viewport, hasTouch: true, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const entries: Entry[] = []
  // The list outlives a page that is loaded anew, which counts its interactions from the beginning.
  await page.exposeFunction('noteEntries', (some: readonly Entry[]) => void entries.push(...some))
  await page.addInitScript(watch)
  const tools = await context.newCDPSession(page)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const borrower = createBorrower()
  const device = thumb(page)
  await register(device, borrower)
  await walk(device, borrower, 'complete')
  await page.waitForLoadState('networkidle')
  await context.close()
  return entries
}

/** Method to use a page that types each character, so that each is an interaction. */
const thumb = (page: Page): RoadDevice => ({
  ...pointer(page),
  fill: async (target, text) => {
    await target.click()
    await target.clear()
    await target.pressSequentially(text)
  },
})

/** Reports interactions and shifts; runs in each page before any other script. */
function watch(): void {
  const path = () => location.pathname.replace(/[0-9a-f-]{36}/, '') + location.search
  const on = (type: string, take: (entry: PerformanceEntry) => object | undefined, most = {}) =>
    new PerformanceObserver((list) => {
      const taken = list.getEntries().flatMap((entry) => take(entry) ?? [])
      Reflect.get(globalThis, 'noteEntries')(taken.map((entry) => ({ ...entry, path: path() })))
    }).observe({ type, buffered: true, ...most })
  on(
    'event',
    (entry) => {
      const id = Reflect.get(entry, 'interactionId')
      return id > 0 ? { kind: 'interaction', id, value: entry.duration } : undefined
    },
    { durationThreshold: 16 },
  )
  on('layout-shift', (entry) =>
    Reflect.get(entry, 'hadRecentInput')
      ? undefined
      : { kind: 'shift', id: 0, value: Reflect.get(entry, 'value') },
  )
}

function rowsOf(entries: readonly Entry[]): readonly Row[] {
  // The events of one interaction, such as pointerup and click, count as its longest.
  const interactions = [
    ...Map.groupBy(
      entries.filter(({ kind }) => kind === 'interaction'),
      ({ id, path }) => `${path} ${id}`,
    ).values(),
  ].map((events) => longest(events))
  const shifts = [
    ...Map.groupBy(
      entries.filter(({ kind }) => kind === 'shift'),
      ({ path }) => path,
    ).entries(),
  ].map(([path, own]) => ({ path, value: own.reduce((sum, { value }) => sum + value, 0) }))
  const [slowest, shakiest] = [longest(interactions), longest(shifts)]
  const p98 = percentile(
    interactions.map(({ value }) => value),
    98,
  )
  return [
    {
      what: 'the main road on a slow phone: tap or key to the next paint, p98',
      who: `of ${interactions.length}; slowest ${slowest.value} ms at ${slowest.path}`,
      figure: `${p98} ms`,
      limit: `${goals.paintMs} ms`,
      isExceeded: p98 > goals.paintMs,
    },
    {
      what: 'the main road on a slow phone: layout shift of a page, at most',
      who: shakiest.path,
      figure: shakiest.value.toFixed(3),
      limit: String(goals.shift),
      isExceeded: shakiest.value > goals.shift,
    },
  ]
}

const longest = <One extends Pick<Entry, 'value' | 'path'>>(some: readonly One[]) =>
  some.reduce<Pick<Entry, 'value' | 'path'>>((most, one) => (one.value > most.value ? one : most), {
    value: 0,
    path: 'no page',
  })
