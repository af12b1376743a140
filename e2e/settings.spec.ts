import { type Browser, devices, type Page } from '@playwright/test'
import { copy } from './copy.ts'
import { expectToast } from './expect-toast.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import type { ProductServer } from './product-server.ts'
import type { Borrower } from './road/borrower.ts'
import { driveTo } from './road/drive-to.ts'

/** A telephone on which the borrower signs in, and is where their application stands. */
async function signInOnPhone(
  browser: Browser,
  server: ProductServer,
  { email, password }: Borrower,
): Promise<Page> {
  const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: server.url })
  const phone = await context.newPage()
  await phone.goto('/auth/login')
  await phone.getByLabel(copy('forms.email.label')).fill(email)
  await phone.getByLabel(copy('forms.password.label')).fill(password)
  await phone.getByRole('button', { name: copy('auth.login.submit') }).click()
  await phone.waitForURL(/\/liens$/)
  return phone
}

const title = (page: Page) => page.getByRole('heading', { name: copy('settings.sessions.title') })

test('a device that is signed out from another one goes to the login and is told why, and the other one goes on', async ({
  page,
  browser,
  server,
  problems,
}) => {
  problems.allow(/401/)
  const borrower = await driveTo(page, server, { until: 'LIEN_VERIFICATION' })
  const phone = await signInOnPhone(browser, server, borrower)
  await page.getByRole('button', { name: copy('shell.profile.button') }).click()
  await page.getByRole('link', { name: copy('shell.nav.settings') }).click()
  await expect(page).toHaveURL('/dashboard/settings')
  await expect(page.getByRole('listitem').filter({ hasText: 'Chrome on Android' })).toBeVisible()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    const fits = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
    expect(fits, `fits ${width} px`).toBe(true)
  }

  const end = page.getByRole('button', { name: /^Sign out Chrome on Android/ })
  await end.focus()
  await page.keyboard.press('Enter')
  await expect(end).toBeHidden()
  await expect(title(page)).toBeFocused()
  await expectAccessible(page)

  await phone.goto('/dashboard')
  await expect(phone).toHaveURL('/auth/login?redirectUrl=%2Fdashboard')
  await expectToast(phone, copy('shell.session.ended'))
  await expectAccessible(phone)
  await phone.context().close()
  await page.reload()
  await expect(title(page)).toBeVisible()
})

test('a new password signs out every other device, which says so', async ({
  page,
  browser,
  server,
  problems,
}) => {
  problems.allow(/401|422/)
  const borrower = await driveTo(page, server, { until: 'LIEN_VERIFICATION' })
  const phone = await signInOnPhone(browser, server, borrower)
  await page.goto('/dashboard/settings')
  const present = page.getByLabel(copy('forms.currentPassword.label'))
  const renewed = page.getByLabel(copy('forms.newPassword.renewed'))
  const submit = page.getByRole('button', { name: copy('settings.password.submit') })
  await present.fill('not the password')
  await renewed.fill('password1234')
  await expect(page.getByText(copy('forms.password.common'))).toBeVisible()
  await submit.click()
  await expect(page.getByRole('alert')).toContainText(copy('forms.password.common'))
  await expect(renewed).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await renewed.fill('plain walnut harbor lamp 8')
  await submit.click()
  await expect(present).toHaveAttribute('aria-invalid', 'true')
  await present.fill(borrower.password)
  await submit.click()
  await expect(page.getByText('You were signed out on your other device')).toBeVisible()
  await expect(present).toHaveValue('')
  await expectAccessible(page)

  await phone.reload()
  await expect(phone).toHaveURL(/\/auth\/login\?redirectUrl=.+liens$/)
  await expectToast(phone, copy('shell.session.password'))
  await phone.context().close()
})
