import type { Page } from '@playwright/test'
import { expect, expectAccessible } from './fixtures.ts'

/** Checks a page at both widths: it must fit each and pass axe. Saves a picture of each in test-results. */
export async function lookAtBoth(page: Page, name: string): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: `test-results/pages/${name}-${width}.png`, fullPage: true })
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
}
