import { driveTo } from '../road/drive-to.ts'
import { copy } from '../support/copy.ts'
import { expect, test } from '../support/fixtures.ts'

test('a document is not read because the window or the telephone was turned, only where its end was seen', async ({
  page,
  server,
}) => {
  await driveTo(page, server, { until: 'NOTE_SIGNING' })
  await page.waitForURL(/\/signing\/intro$/)
  await page.goto(page.url().replace(/intro$/, 'sign'))
  await page.getByRole('button', { name: copy('signing.location.refuse') }).click()
  const end = page.locator('.pdf-end')
  await expect(end).toBeAttached()
  const sheet = page.locator('.pdf-page canvas').last()
  for (const width of [390, 1920, 320, 1280]) {
    const before = await sheet.getAttribute('width')
    await page.setViewportSize({ width, height: 900 })
    await expect(sheet).not.toHaveAttribute('width', before ?? '')
    // Drawing is the browser's work alone, without a graphics card: beside other tests it can take long.
    await expect(sheet).not.toHaveCSS('visibility', 'hidden', { timeout: 60_000 })
    await expect(end).toBeAttached()
    await expect(page.getByText('0 of 2 documents read')).toBeVisible()
  }
  await end.scrollIntoViewIfNeeded()
  await expect(page.getByText('1 of 2 documents read')).toBeVisible()
})
