import { copy } from './copy.ts'
import { expect, test } from './fixtures.ts'
import { upload } from './road/acts.ts'
import { driveTo } from './road/drive-to.ts'
import { pointer } from './road/hand.ts'
import { samplePicture } from './road/sample-files.ts'

// What goes wrong for people who are in a hurry, and how they go on.

test('an ID that is refused: the borrower reads which picture and why, and sends another', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await driveTo(page, server, { until: 'IDENTITY_VERIFICATION' })
  const hand = pointer(page)
  await hand.check(page.getByRole('radio', { name: copy('forms.idType.US_PASSPORT') }))
  const input = page.locator('#PASSPORT_FRONT')
  await upload(hand, 'PASSPORT_FRONT', samplePicture('holiday.png'))
  await page.getByRole('button', { name: /holiday\.png/ }).click()
  await expect(input).toBeFocused()
  await upload(hand, 'PASSPORT_FRONT', samplePicture('rejected.png'))
  await page.getByRole('button', { name: copy('identity.submit') }).click()

  const notice = page.getByRole('region', { name: copy('identity.again.title') })
  await expect(notice).toBeFocused()
  await expect(notice).toContainText('rejected.png')
  await expect(notice).toContainText(copy('identity.refused.UNREADABLE'))
  await expect(input).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('button', { name: /rejected\.png/ })).toHaveCount(0)

  await page.reload()
  await expect(notice).toBeVisible()
  await expect(input).toHaveAttribute('aria-invalid', 'true')
  await upload(hand, 'PASSPORT_FRONT', samplePicture('passport.png'))
  await expect(page.getByRole('button', { name: /passport\.png/ })).toBeVisible()
  await page.getByRole('button', { name: copy('identity.submit') }).click()
  await page.waitForURL(/signing\/intro$/)
})
