import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/**
 * Text size, in percent, width in CSS pixels, and the longest word, in letters, that does not break. The last is a window of
 * 1280 px at 400 % (WCAG 1.4.4, 1.4.10).
 */
const sizes = [
  [200, 1280, 11],
  [200, 390, 5],
  [200, 320, 5],
  [100, 320, 5],
] as const

/**
 * Expects that nothing runs out of the open page in letters twice as large on a phone or a laptop, nor at four times the zoom on
 * a laptop, and that icons grow with the letters.
 */
export async function expectLargeTextFits(page: Page): Promise<void> {
  const before = page.viewportSize()
  for (const [percent, width, longest] of sizes) {
    await page.setViewportSize({ width, height: 700 })
    const beyond = await page.evaluate(findBeyond, { percent, longest })
    expect
      .soft(beyond, `what runs out of ${width} px at ${percent} % at ${new URL(page.url()).pathname}`)
      .toEqual([])
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  if (before !== null) await page.setViewportSize(before)
}

/**
 * Returns what is wider than the window or than its own box, the amounts, numbers and short words that break across lines, and
 * the icons and boxes to tick that do not grow with the letters. It runs in the page.
 */
function findBeyond({ percent, longest }: { percent: number; longest: number }): readonly string[] {
  const root = document.documentElement
  root.style.fontSize = `${percent}%`
  const nameOf = (element: Element) =>
    `${element.parentElement?.className} > ${element.tagName}.${element.className}: ${element.textContent.slice(0, 40)}`
  const isCut = (element: Element): boolean => {
    for (let around: Element | null = element; around !== null; around = around.parentElement)
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(around).overflowX)) return true
    return false
  }
  const visible = [...document.body.querySelectorAll('*')].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  )
  const elements = visible.filter((element) => !isCut(element))
  const wide = elements.filter((element) => {
    const { right, left, width } = element.getBoundingClientRect()
    return width > 0 && (right > root.clientWidth + 1 || left < -1)
  })
  const overfull = elements.filter(
    ({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1,
  )
  // Amounts, telephone numbers, other long numbers, and words that fit a line however large they are.
  const word = `(?<![\\p{L}\\d_./-])\\p{L}{2,${longest}}(?![\\p{L}\\d_/-]|\\.\\p{L})`
  const whole = new RegExp(`\\$\\d[\\d,.]*\\d|\\(\\d{3}\\) \\d{3}-\\d{4}|\\b\\d{4,}\\b|${word}`, 'gu')
  const broken: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (!text.parentElement || isCut(text.parentElement)) continue
    for (const { index, 0: found } of text.data.matchAll(whole)) {
      range.setStart(text, index)
      range.setEnd(text, index + found.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) broken.push(`${found} breaks in ${nameOf(text.parentElement)}`)
    }
  }
  // An icon or a box to tick of a fixed size would be half as large as the words beside it.
  const small = visible.filter((element) => {
    const { width } = element.getBoundingClientRect()
    return (
      element.matches('.icon, [type=radio], [type=checkbox]') && width > 1 && width < (percent / 100) * 12
    )
  })
  const scrolls = root.scrollWidth - root.clientWidth
  return [
    ...wide.slice(0, 5).map(nameOf),
    ...overfull.slice(0, 5).map((element) => `overfull: ${nameOf(element)}`),
    ...broken.slice(0, 5),
    ...small.slice(0, 5).map((element) => `small: ${nameOf(element)}`),
    ...(scrolls > 0 ? [`${scrolls} px to scroll`] : []),
  ]
}
