import { readFile } from 'node:fs/promises'
import { type Browser, devices, type Page } from '@playwright/test'
import type { Borrower } from '../road/borrower.ts'
import { driveTo } from '../road/drive-to.ts'
import { codeTo } from '../support/code-to.ts'
import { copy } from '../support/copy.ts'
import { expectToast } from '../support/expect-toast.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import type { ProductServer } from '../support/product-server.ts'

/** Telephone on which the borrower signs in and sees their application. */
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

test('an account changes its address with a code, says what it wants letters about, and takes its data along', async ({
  page,
  server,
  problems,
}) => {
  problems.allow(/422|409/)
  const borrower = await driveTo(page, server, { until: 'LIEN_VERIFICATION' })
  const email = `new.${borrower.email}`
  await page.goto('/dashboard/settings')
  const contact = page.getByRole('region', { name: copy('settings.contact.title') })
  await contact.getByRole('button', { name: /^Change Email/ }).click()
  await contact.getByLabel(copy('settings.contact.newEmail')).fill(email)
  await contact.getByLabel(copy('forms.currentPassword.label')).fill(borrower.password)
  await expectAccessible(page)
  await contact.getByRole('button', { name: copy('settings.contact.sendCode') }).click()
  await expect(contact.getByRole('heading', { name: copy('settings.contact.heading') })).toBeFocused()
  await contact.getByLabel(copy('settings.contact.code')).fill(await codeTo(page.request, email))
  await contact.getByRole('button', { name: copy('settings.contact.confirm') }).click()
  await expect(contact.getByText(copy('settings.contact.changed'))).toBeVisible()
  await expect(contact.getByRole('definition').filter({ hasText: email })).toBeVisible()

  const progress = page.getByRole('checkbox', { name: copy('settings.notifications.progress') })
  await progress.uncheck()
  await expect(progress).not.toBeChecked()
  await page.reload()
  await expect(progress).not.toBeChecked()

  const data = page.getByRole('region', { name: copy('settings.data.title') })
  await data.getByRole('button', { name: copy('settings.data.open') }).click()
  await data.getByLabel(copy('forms.currentPassword.label')).fill(borrower.password)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    data.getByRole('button', { name: copy('settings.data.submit'), exact: true }).click(),
  ])
  const held = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(held.account.email).toBe(email)
  expect(held.applications).toHaveLength(1)

  const closing = page.getByRole('region', { name: copy('settings.closing.title') })
  await expect(closing).toContainText('You have an application that is open.')
  await expect(closing.getByRole('button')).toHaveCount(0)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    const fits = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
    expect(fits, `fits ${width} px`).toBe(true)
  }
})
