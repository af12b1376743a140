import type { Page } from '@playwright/test'
import { expect, expectAccessible } from './fixtures.ts'
import type { Traffic } from './traffic.ts'

const usualWidths = [1280, 390]

/** Placeholders of content that is still loading; a page of a document is hidden while it is drawn. */
const placeholders =
  '.skeleton-line:visible, .pdf-scroll:not(:has(.pdf-end)), .pdf-page canvas[style*="hidden"]'

/**
 * Checks the open page at each width: takes a picture, expects that axe finds nothing, and that nothing is wider than
 * the screen.
 */
export async function lookAt(
  page: Page,
  traffic: Traffic,
  name: string,
  widths: readonly number[] = usualWidths,
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await traffic.settle()
    await expect(page.locator(placeholders)).toHaveCount(0)
    const file = `test-results/pages/${name.replaceAll('/', '-')}-${width}.png`
    await page.screenshot({ path: file, fullPage: true })
    await expectAccessible(page)
    const fits = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
    expect(fits, `${name} fits ${width} px`).toBe(true)
  }
}
