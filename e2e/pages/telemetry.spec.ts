import type { Page } from '@playwright/test'
import { copy } from '../support/copy.ts'
import { expect, test } from '../support/fixtures.ts'
import { listen } from '../support/telemetry.ts'

const chooseAnalytics = async (page: Page, isWanted: boolean) => {
  await page.getByRole('button', { name: copy('footer.privacyOptions.title') }).click()
  await page.getByRole('checkbox', { name: copy('footer.privacyOptions.analytics') }).setChecked(isWanted)
  await page.getByRole('button', { name: copy('footer.privacyOptions.save') }).click()
}

test('nothing is told from when somebody refuses until they agree again', async ({ page }) => {
  const { sent, events } = listen(page)
  await page.goto('/auth/login')
  await expect.poll(() => events().some(({ pagePath }) => pagePath === '/auth/login')).toBe(true)
  await chooseAnalytics(page, false)
  const before = sent.length
  await page.goto('/terms')
  await page.getByRole('button', { name: copy('footer.privacyOptions.title') }).waitFor()
  await page.reload()
  await chooseAnalytics(page, true)
  await expect.poll(() => events().filter(({ pagePath }) => pagePath === '/terms').length).toBe(1)
  expect(sent.slice(before).filter((call) => call.includes('/session'))).toHaveLength(1)
})

test('nothing is told of a browser that objects by Global Privacy Control', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const { sent } = listen(page)
  await page.goto('/terms')
  await page.getByRole('button', { name: copy('footer.privacyOptions.title') }).click()
  await expect(page.getByRole('checkbox', { name: copy('footer.privacyOptions.analytics') })).toBeDisabled()
  expect(sent).toEqual([])
})
