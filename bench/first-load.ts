import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../e2e/support/find-browser.ts'
import type { Row, Section } from './section.ts'
import { percentile } from './server/read-steadily.ts'
import { startServer } from './server/start-server.ts'

/** Slow phone: a quarter of this processor's speed, and the fast 3G of Chromium's developer tools. */
const slowdown = 4
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }
const times = 5
const goals = { paintMs: 900, formMs: 1900, blockedMs: 100, shift: 0.02, requests: 15 }

/** Measures the register page on a slow phone, and a page of one paragraph from the same machine for comparison; medians. */
export const firstLoad: Section = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'heloc-first-load-'))
  const server = await startServer(path.join(folder, 'data'), '', { hasPages: true })
  const reference = createServer((_, response) =>
    response
      .setHeader('content-type', 'text/html')
      .end('<!doctype html><title>x</title><p>One paragraph.</p><input>'),
  ).listen(0)
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
  try {
    const plain = `http://localhost:${(reference.address() as AddressInfo).port}/`
    const [bare, ours] = [
      await measure(browser, plain),
      await measure(browser, `${server.base}/account/heloc/register`),
    ]
    const row = (what: string, figure: number, unit: string, goal: number): Row => ({
      ...{
        what: `register on a slow phone: ${what}`,
        who: `a page of one paragraph: ${bare.paint.toFixed(0)} ms`,
      },
      ...{ figure: `${figure}${unit}`, limit: `${goal}${unit}`, isExceeded: figure > goal },
    })
    return [
      row('first paint', Math.round(ours.paint), ' ms', goals.paintMs),
      row('largest paint', Math.round(ours.largest), ' ms', goals.formMs),
      row('form usable', Math.round(ours.form), ' ms', goals.formMs),
      row('main thread blocked', Math.round(ours.blocked), ' ms', goals.blockedMs),
      row('layout shift', Number(ours.shift.toFixed(3)), '', goals.shift),
      row('requests before the form', ours.requests, '', goals.requests),
    ]
  } finally {
    await browser.close()
    reference.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Measured values in milliseconds after the navigation; `blocked` is the time of tasks beyond 50 ms, `shift` and
 * `requests` have no unit.
 */
type Figure = 'paint' | 'largest' | 'form' | 'blocked' | 'shift' | 'requests'

type Load = Readonly<Record<Figure, number>>

async function measure(browser: Browser, url: string): Promise<Load> {
  const loads: Load[] = []
  for (let time = 0; time < times; time += 1) loads.push(await loadOnce(browser, url))
  const middle = (figure: Figure) =>
    percentile(
      loads.map((load) => load[figure]),
      50,
    )
  return {
    paint: middle('paint'),
    largest: middle('largest'),
    form: middle('form'),
    blocked: middle('blocked'),
    shift: middle('shift'),
    requests: middle('requests'),
  }
}

async function loadOnce(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const tools = await context.newCDPSession(page)
  await tools.send('Network.enable')
  await tools.send('Network.emulateNetworkConditions', network)
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
  const seen = { largest: 0, blocked: 0, shift: 0, form: 0, requests: 0 }
  const on = (type: string, take: (entry: PerformanceEntry & { value: number }) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as PerformanceEntry & { value: number })
    }).observe({ type, buffered: true })
  on('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime))
  on('longtask', ({ duration }) => (seen.blocked += duration - 50))
  on('layout-shift', ({ value }) => (seen.shift += value))
  const look = () => {
    if (document.querySelector('input') === null) return requestAnimationFrame(look)
    seen.form = performance.now()
    seen.requests = performance.getEntriesByType('resource').length
  }
  requestAnimationFrame(look)
  const load = () => ({
    ...seen,
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  })
  Object.assign(globalThis, { load })
}
