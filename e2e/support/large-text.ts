import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Text size, in percent, and width in CSS pixels. The last is a window of 1280 px at 400 % (WCAG 1.4.4, 1.4.10). */
const sizes = [
  [200, 390],
  [200, 320],
  [100, 320],
] as const

/** Expects that nothing runs out of the open page in letters twice as large on a phone, nor at four times the zoom on a laptop. */
export async function expectLargeTextFits(page: Page): Promise<void> {
  const before = page.viewportSize()
  for (const [percent, width] of sizes) {
    await page.setViewportSize({ width, height: 700 })
    const beyond = await page.evaluate(findBeyond, percent)
    expect
      .soft(beyond, `what runs out of ${width} px at ${percent} % at ${new URL(page.url()).pathname}`)
      .toEqual([])
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  if (before !== null) await page.setViewportSize(before)
}

/** Returns what is wider than the window, or cut off by it. It runs in the page. */
function findBeyond(percent: number): readonly string[] {
  const root = document.documentElement
  root.style.fontSize = `${percent}%`
  const wide = [...document.body.querySelectorAll('*')].filter((element) => {
    const { right, left, width } = element.getBoundingClientRect()
    if (width === 0 || (right <= root.clientWidth + 1 && left >= -1)) return false
    for (let around = element.parentElement; around !== null; around = around.parentElement)
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(around).overflowX)) return false
    return getComputedStyle(element).visibility !== 'hidden'
  })
  const names = wide
    .slice(0, 5)
    .map(
      (element) =>
        `${element.parentElement?.className} > ${element.tagName}.${element.className}: ${element.textContent.slice(0, 40)}`,
    )
  const scrolls = root.scrollWidth - root.clientWidth
  return scrolls > 0 ? [...names, `${scrolls} px to scroll`] : names
}
