import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { driveTo } from '../road/drive-to.ts'
import { expect, test } from '../support/fixtures.ts'
import { longDays } from '../support/product-server.ts'

test.use({ pace: longDays })

interface Line {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly height: number
}

/** Pairs of texts that a page prints over each other, on paper with these margins. */
async function printedOver(page: Page, margin: string): Promise<readonly string[]> {
  const edges = { top: margin, bottom: margin, left: margin, right: margin }
  const paper = await getDocument({
    data: new Uint8Array(await page.pdf({ format: 'Letter', margin: edges })),
  }).promise
  const found: string[] = []
  for (let number = 1; number <= paper.numPages; number++) {
    const { items } = await (await paper.getPage(number)).getTextContent()
    const lines = items.flatMap((item): readonly Line[] => {
      if (!('str' in item) || item.str.trim() === '') return []
      const [left = 0, bottom = 0] = item.transform.slice(4)
      return [{ text: item.str, left, right: left + item.width, bottom, height: item.height }]
    })
    found.push(
      ...lines.flatMap((one) =>
        lines.filter((other) => isOver(one, other)).map((other) => `${one.text} | ${other.text}`),
      ),
    )
  }
  return found
}

/** Whether a line begins within the height of a lower one, at the same place across the page. */
const isOver = (one: Line, other: Line): boolean =>
  one.bottom - other.bottom > 1 &&
  one.bottom - other.bottom < other.height * 0.7 &&
  one.left < other.right &&
  other.left < one.right

for (const until of ['APP_SUBMISSION', 'RESCISSION'])
  test(`nothing is printed over something else at ${until}`, async ({ page, server }) => {
    await driveTo(page, server, { until })
    await expect(page.locator('.page dl').first()).toBeVisible()
    for (const margin of ['0', '1cm', '0.5in', '0.7in'])
      expect(await printedOver(page, margin), margin).toEqual([])
  })

test('the amount that one receives fits a telephone in letters twice as large', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await driveTo(page, server, { until: 'RESCISSION' })
  await expect(page.getByText('$58,206.00').first()).toBeVisible()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
