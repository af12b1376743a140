import { driveTo } from '../road/drive-to.ts'
import { copy } from '../support/copy.ts'
import { expect, test } from '../support/fixtures.ts'

test('a borrower who lets the browser tell where they are signs with that place', async ({
  page,
  context,
  server,
}) => {
  const place = { latitude: 43.66, longitude: -70.26 }
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(place)
  await driveTo(page, server, { until: 'NOTE_SIGNING' })
  await page.waitForURL(/\/signing\/intro$/)
  // A borrower who opens the address directly is asked as well.
  await page.goto(page.url().replace(/intro$/, 'sign'))
  const dialog = page.getByRole('dialog', { name: 'Why We Need Your Location' })
  await dialog.getByRole('button', { name: copy('signing.location.allow') }).click()
  await expect(page.getByText(copy('signing.location.noted'))).toBeVisible()
  await page.reload()
  await expect(page.getByText(copy('signing.location.noted'))).toBeVisible()
  await expect(dialog).toBeHidden()
})
