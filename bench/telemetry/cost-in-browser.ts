import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../e2e/support/find-browser.ts'

const views = 40

/** Time of the main thread that telemetry takes per page view, in milliseconds, from the samples of a profiler. */
export interface TellingCost {
  /** Time of its own code and of everything that this calls, except `fetchMs`. */
  readonly ownMs: number
  /** Time of the browser's own `fetch`, which each event needs once. */
  readonly fetchMs: number
}

/** Profiles a browser that goes back and forth between two pages of a server. */
export async function costInBrowser(server: string): Promise<TellingCost> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    await page.goto(`${server}/auth/login`)
    await page.locator('footer a[href$="/terms"]').click()
    await page.waitForLoadState('networkidle')
    const tools = await page.context().newCDPSession(page)
    await tools.send('Profiler.enable')
    await tools.send('Profiler.setSamplingInterval', { interval: 100 })
    await tools.send('Profiler.start')
    for (let view = 0; view < views; view += 1) await go(page, view % 2 === 0 ? 'back' : 'forward')
    const { profile } = await tools.send('Profiler.stop')
    const [ownMs = 0, fetchMs = 0] = timesWithin(profile).map((time) => time / 1000 / views)
    return { ownMs, fetchMs }
  } finally {
    await browser.close()
  }
}

/** Goes back or forward in the history, and waits for the response to the page-view event. */
async function go(page: Page, direction: 'back' | 'forward'): Promise<void> {
  const told = page.waitForResponse(/\/ft\/external\/event$/)
  await page.evaluate((to) => history[to](), direction)
  await told
}

interface Profile {
  readonly nodes: readonly {
    readonly id: number
    readonly callFrame: { readonly url: string; readonly functionName: string }
    readonly children?: readonly number[]
  }[]
  readonly samples?: readonly number[]
  readonly timeDeltas?: readonly number[]
}

/** Microseconds below the functions of telemetry: first without `fetch`, then in `fetch`. */
function timesWithin({ nodes, samples = [], timeDeltas = [] }: Profile): readonly [number, number] {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const within = new Set<number>()
  const add = (id: number): void => {
    within.add(id)
    byId.get(id)?.children?.forEach(add)
  }
  for (const { id, callFrame } of nodes) if (callFrame.url.includes('/assets/telemetry-')) add(id)
  const sum = (isFetch: boolean) =>
    samples.reduce((total, id, index) => {
      const isMeant = within.has(id) && (byId.get(id)?.callFrame.functionName === 'fetch') === isFetch
      return isMeant ? total + (timeDeltas[index] ?? 0) : total
    }, 0)
  return [sum(false), sum(true)]
}
