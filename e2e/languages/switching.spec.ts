import type { Page } from '@playwright/test'
import { driveTo } from '../road/drive-to.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { longDays } from '../support/product-server.ts'

// Whoever changes the language half-way stays where they are, and what they typed stays too.

test.use({ pace: longDays })

const expectIn = (page: Page, locale: string) => expect(page.locator('html')).toHaveAttribute('lang', locale)

test('somebody who has not registered yet changes the language beside a typed answer', async ({ page }) => {
  await page.goto('/account/heloc/register')
  await page.getByRole('radio').first().check()
  await page.getByRole('link', { name: 'Español', exact: true }).click()
  await expectIn(page, 'es-US')
  await expect(page.getByRole('radio').first()).toBeChecked()
  await page.getByRole('link', { name: 'English', exact: true }).click()
  await expectIn(page, 'en-US')
  await expect(page.getByRole('radio').first()).toBeChecked()
})

test('a borrower changes the language beside half an answer, and the account keeps it', async ({
  page,
  server,
}) => {
  await driveTo(page, server, { until: 'HMDA' })
  const first = page.getByRole('checkbox').first()
  await first.check()
  const { pathname } = new URL(page.url())
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Español', exact: true }).click()
  await expectIn(page, 'es-US')
  expect(new URL(page.url()).pathname).toBe(pathname)
  await expect(first).toBeChecked()
  await page.goto('/dashboard')
  await expectIn(page, 'es-US')
})

test.describe('a browser that prefers Spanish', () => {
  test.use({ locale: 'es-MX', viewport: { width: 390, height: 844 } })

  test('is offered it on an English page, keeps what was answered there, and is not asked again', async ({
    page,
  }) => {
    await page.goto('/account/heloc/register')
    await expectIn(page, 'en-US')
    const offer = page.getByRole('link', { name: 'Continuar en español' })
    await expect(offer).toBeInViewport()
    await expectAccessible(page)
    await page.getByRole('radio').first().check()
    await offer.click()
    await expectIn(page, 'es-US')
    await expect(page.getByRole('radio').first()).toBeChecked()
    await page.getByRole('link', { name: 'English', exact: true }).click()
    await expectIn(page, 'en-US')
    await page.goto('/terms')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(offer).toBeHidden()
  })
})
