import type { Page } from '@playwright/test'
import { expect, expectAccessible } from './fixtures.ts'

const widths = [1280, 390]

/** Looks at the page that is open at both widths: a picture of each, nothing that axe finds, nothing wider than the screen. */
export async function lookAt(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const file = `test-results/pages/${name.replaceAll('/', '-')}-${width}.png`
    await page.screenshot({ path: file, fullPage: true })
    await expectAccessible(page)
    const fits = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
    expect(fits, `${name} fits ${width} px`).toBe(true)
  }
}
