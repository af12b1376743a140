import type { Page } from '@playwright/test'
import { driveTo } from '../road/drive-to.ts'
import { expect, test } from '../support/fixtures.ts'
import { longDays } from '../support/product-server.ts'
import { Traffic } from '../support/traffic.ts'

test.use({ pace: longDays })

/** Shows or hides a page as a change of the tab does. */
const turn = (page: Page, state: DocumentVisibilityState): Promise<void> =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { get: () => now, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

/** Counts what the timers of a page run. */
async function countTimers(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { turns: 0 }
    for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame'] as const) {
      const start = window[name] as (work: (...given: unknown[]) => void, ms?: number) => number
      const counted: typeof start = (work, ms) =>
        start((...given) => {
          seen.turns += 1
          work(...given)
        }, ms)
      Object.assign(window, { [name]: counted })
    }
    Object.assign(globalThis, { seen })
  })
  return () => page.evaluate('seen.turns')
}

test('a waiting page does nothing in a background tab, and looks at once when it is seen again', async ({
  page,
  server,
}) => {
  await page.clock.install({ time: Date.now() })
  const turnsOf = await countTimers(page)
  const traffic = new Traffic(page)
  await driveTo(page, server, { until: 'RESCISSION' })
  await page.waitForURL(/complete$/)
  await traffic.settle()
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))

  await page.clock.runFor('00:10')
  expect(await turnsOf()).toBeGreaterThan(0)
  expect(sent).toContainEqual(expect.stringContaining('/service-krang-heloc/'))

  await turn(page, 'hidden')
  // Waits until toasts, announcements and the memory of a failed part have ended.
  await page.clock.runFor('02:00')
  await traffic.settle()
  const before = await turnsOf()
  sent.length = 0
  await page.clock.runFor('02:00')
  expect(await turnsOf()).toBe(before)
  expect(sent).toEqual([])

  await turn(page, 'visible')
  await expect.poll(() => sent).toContainEqual(expect.stringContaining('/service-krang-heloc/'))
})
