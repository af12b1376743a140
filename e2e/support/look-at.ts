import type { Page } from '@playwright/test'
import { expect, expectAccessible } from './fixtures.ts'
import type { Traffic } from './traffic.ts'

interface Look {
  /** Requests of the page, to wait for their answers. */
  readonly traffic?: Traffic
  /** Widths in CSS pixels. */
  readonly widths?: readonly number[]
  /** Saves a picture at each width, at the path that this returns. */
  readonly picture?: (width: number) => string
}

/** Placeholders of content that is still loading; a page of a document is hidden while it is drawn. */
const placeholders =
  '.skeleton-line:visible, .pdf-scroll:not(:has(.pdf-end)), .pdf-page canvas[style*="hidden"]'

/** Expects at each width that axe finds nothing wrong with the open page, and that nothing is wider than the screen. */
export async function lookAt(
  page: Page,
  { traffic, widths = [1280, 390], picture }: Look = {},
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible()
  const before = page.viewportSize()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await traffic?.settle()
    await expect(page.locator(placeholders)).toHaveCount(0)
    if (picture !== undefined) await page.screenshot({ path: picture(width), fullPage: true })
    await expectAccessible(page)
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(beyond, `pixels by which the page is wider than ${width} px`).toBeLessThanOrEqual(0)
  }
  if (before !== null) await page.setViewportSize(before)
}
