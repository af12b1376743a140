import { driveTo } from '../road/drive-to.ts'
import { copy } from '../support/copy.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectLargeTextFits } from '../support/large-text.ts'

test('a document as text, a dialog and the letters fit in letters twice as large', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await driveTo(page, server, { until: 'APP_SUBMISSION' })
  await test.step('a document as text', async () => {
    await page.locator('.reading-toggle').first().click()
    await expect(page.locator('.readable').first()).toBeVisible()
    await expectLargeTextFits(page)
  })
  await test.step('a dialog', async () => {
    await page.goto('/dashboard')
    await page.getByRole('button', { name: copy('footer.privacyOptions.title') }).press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectLargeTextFits(page)
  })
  await test.step('the letters', async () => {
    const letters: readonly { template: string; html?: string }[] = await (
      await page.request.get('/outbox')
    ).json()
    const byTemplate = new Map(letters.map(({ template, html = '' }) => [template, html]))
    expect(byTemplate.size).toBeGreaterThan(1)
    // An empty page, whose policy lets a text be written.
    await page.goto('about:blank')
    for (const html of byTemplate.values()) {
      await page.setContent(html, { waitUntil: 'domcontentloaded' })
      await expectLargeTextFits(page)
    }
  })
})
