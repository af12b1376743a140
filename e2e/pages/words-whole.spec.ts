import type { Locator, Page } from '@playwright/test'
import { driveTo } from '../road/drive-to.ts'
import { copy } from '../support/copy.ts'
import { expect, test } from '../support/fixtures.ts'

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 900 })

/** Words of an element that stand in two lines. */
const brokenWords = (locator: Locator) =>
  locator.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const broken: string[] = []
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { currentNode: node } = texts
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word)
        }
      }
      return broken
    }),
  )

const heightOf = async (locator: Locator) => (await locator.boundingBox())?.height ?? 0

test('the fees of the closing disclosure, read as text, are in whole figures, named in whole words and in one line where there is room', async ({
  page,
  server,
}) => {
  await resize(page, 320)
  await driveTo(page, server, { until: 'NOTE_SIGNING' })
  await page.waitForURL(/\/signing\/intro$/)
  await page.goto(page.url().replace('signing/intro', 'document/disclosures'))
  const row = page.locator('.document-row', { hasText: copy('document.types.CLOSING_DISCLOSURE') })
  await row.getByRole('button', { name: copy('document.disclosures.read') }).click()
  const names = page.locator('.document-text td:first-child')
  await expect(names.first()).toBeVisible()
  const amounts = page.locator('.document-text td:last-child').filter({ hasText: '$' })
  expect(await amounts.count()).toBeGreaterThan(5)
  expect(await brokenWords(amounts)).toEqual([])
  await resize(page, 390)
  expect(await brokenWords(names)).toEqual([])
  await resize(page, 1280)
  const fee = names.filter({ hasText: 'Origination fee' }).last()
  expect(await heightOf(fee.locator('xpath=..'))).toBeLessThan(48)
})

test('a table that has room for all its columns has no shadow at its edge', async ({ page, server }) => {
  await resize(page, 1280)
  await driveTo(page, server, { until: 'OFFER_SELECTION' })
  await page.getByLabel(copy('product.select.amount.heading'), { exact: true }).fill('40,000')
  await page.getByText(copy('product.select.compare.heading')).click()
  const table = page.locator('.figures-table').first()
  await table.scrollIntoViewIfNeeded()
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  const seen = await table.screenshot()
  await table.evaluate((element) => {
    element.style.background = 'none'
  })
  expect(seen.equals(await table.screenshot())).toBe(true)
})

test('the email address of support is in one piece on a telephone', async ({ page }) => {
  await resize(page, 390)
  await page.goto('/account/heloc/register/support')
  const address = page.locator('main a[href^="mailto:"]').first()
  await expect(address).toBeVisible()
  expect(await heightOf(address)).toBeLessThan(30)
})

test('two ways to reach a lender stand whole on the narrowest telephone, and no line ends with a sign between them', async ({
  page,
}) => {
  await resize(page, 320)
  await page.goto('/not-found?org=lone-mesa')
  const ways = page.locator('main p', { has: page.locator('a[href^="mailto:"]') })
  await expect(ways).toBeVisible()
  expect(await brokenWords(ways.getByRole('link'))).toEqual([])
  expect(await ways.textContent()).not.toContain('·')
})

test('the answers about a loan stand in one line each on a large screen', async ({ page, server }) => {
  await resize(page, 1280)
  await driveTo(page, server, { until: 'LIEN_VERIFICATION' })
  const answers = page.locator('.lien-choices').first().locator('[data-label]')
  await expect(answers).toHaveCount(3)
  for (const answer of await answers.all()) expect(await heightOf(answer)).toBeLessThan(30)
})

test('opening hours do not break at their hyphens', async ({ page }) => {
  await resize(page, 390)
  await page.goto('/account/heloc/register')
  const hours = page.locator('footer p', { hasText: copy('footer.service') })
  await expect(hours).toContainText(/\dam-\dpm PT/)
  expect(await brokenWords(hours)).toEqual([])
})

test('the date of a step of a funded line stands beside its name', async ({ page, server }) => {
  await resize(page, 1280)
  await driveTo(page, server, { until: 'COMPLETE' })
  await page.goto('/dashboard')
  const step = page.locator('.timeline-head', { hasText: copy('server.milestones.reached.funded') })
  const date = await step.locator('.small').boundingBox()
  const name = await step.locator('.timeline-label').boundingBox()
  expect(date?.y).toBeLessThan((name?.y ?? 0) + (name?.height ?? 0))
})

test('an icon keeps its size in a button whose words take two lines', async ({ page, server }) => {
  await resize(page, 320)
  await driveTo(page, server, { until: 'COLLECT_ADDITIONAL_INFO' })
  const icon = page.locator('.button .icon').first()
  await expect(icon).toBeVisible()
  expect(await icon.boundingBox()).toMatchObject({ width: 20, height: 20 })
})
