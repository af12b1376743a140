import type { Page } from '@playwright/test'
import { answerPage } from '../road/answer-page.ts'
import { pointer } from '../road/device.ts'
import { driveTo } from '../road/drive-to.ts'
import { copy } from '../support/copy.ts'
import { expectToast } from '../support/expect-toast.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'

const press = (page: Page, key: string) =>
  page
    .getByRole('button', { name: copy(key), exact: true })
    .first()
    .click()

test('a stale address, a second window and another device all lead to where the application stands; back shows what was answered', async ({
  page,
  browser,
  server,
  problems,
}) => {
  // The server refuses the step that the second window sends too late.
  problems.allow(/409|422/)
  const borrower = await driveTo(page, server, { until: 'OFFER_SELECTION' })
  const device = pointer(page)
  await page.waitForURL(/product\/select$/)
  const offers = page.url()

  await page.goto(`${offers.replace('product/select', 'start/hmda')}?pop-webchat=1&other=2`)
  await expect(page).toHaveURL(`${offers}?pop-webchat=1`)
  await expectToast(page, 'Continue here')
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy('product.select.title'))

  const second = await page.context().newPage()
  await second.goto(offers)
  await page.goto(offers)
  await answerPage(device, borrower)
  await page.waitForURL(/start\/contact$/)
  await page.goBack()
  await expect(page).toHaveURL(offers)
  await expect(page.getByText(copy('start.answered.eyebrow'))).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL(/start\/contact$/)
  await page.reload()
  await expect(page).toHaveURL(/start\/contact$/)

  await answerPage(pointer(second), borrower)
  await expect(second).toHaveURL(/start\/contact$/)
  await second.close()

  const laptop = await browser.newContext({ baseURL: server.url })
  const elsewhere = await laptop.newPage()
  await elsewhere.goto('/auth/login')
  await elsewhere.getByLabel(copy('forms.email.label')).fill(borrower.email)
  await elsewhere.getByLabel(copy('forms.password.label')).fill(borrower.password)
  await press(elsewhere, 'auth.login.submit')
  await expect(elsewhere).toHaveURL(/start\/contact$/)
  await laptop.close()
})

test('what was typed outlives a lost line, a missing part of the page and a reload, but no logout in another window', async ({
  page,
  context,
  server,
  problems,
}) => {
  problems.allow(/Failed to load resource|net::ERR|HELOC: Error Fallback|Failed to fetch|could not be loaded/)
  const borrower = await driveTo(page, server, { until: 'OFFER_SELECTION' })
  await page.getByLabel(copy('product.select.amount.heading'), { exact: true }).fill('40,000')
  await page.getByRole('radio').first().check()

  await context.setOffline(true)
  await expect(page.getByText(copy('errors.connection.offline'))).toBeVisible()
  await expectAccessible(page)
  await press(page, 'product.select.submit')
  await expect(page.getByRole('alert')).toContainText(copy('errors.network'))
  await expect(page.getByRole('radio').first()).toBeChecked()
  await context.setOffline(false)
  await expect(page.getByText(copy('errors.connection.offline'))).toBeHidden()

  let reloads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) reloads += 1
  })
  await page.route(/page-start\.contact-.*\.js/, (route) => route.abort())
  await press(page, 'product.select.submit')
  // Five whole documents load before the heading appears.
  const snag = page.getByRole('heading', { name: copy('errors.screen.title') })
  await expect(snag).toBeVisible({ timeout: 60_000 })
  expect(reloads).toBe(5)
  await expectAccessible(page)
  await page.unroute(/page-start\.contact-.*\.js/)
  await press(page, 'errors.screen.retry')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy('start.contact.title'))

  await page.getByRole('button', { name: `Change ${copy('forms.email.label')}` }).click()
  const typed = page.getByLabel(copy('forms.email.label'))
  await typed.fill('other@mail.example')
  await page.reload()
  await expect(typed).toHaveValue('other@mail.example')
  const address = page.url()
  const second = await context.newPage()
  await second.goto('/dashboard')
  await second.getByRole('button', { name: copy('shell.profile.button') }).click()
  await expectAccessible(second)
  await second.getByRole('link', { name: copy('shell.nav.logout') }).click()
  await expect(second.getByRole('heading', { level: 1 })).toHaveText(copy('auth.logout.title'))
  await expect(page).toHaveURL(`/auth/login?redirectUrl=${encodeURIComponent(new URL(address).pathname)}`)
  await expectToast(page, copy('shell.session.elsewhere'))
  await page.getByLabel(copy('forms.email.label')).fill(borrower.email)
  await page.getByLabel(copy('forms.password.label')).fill(borrower.password)
  await press(page, 'auth.login.submit')
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy('start.contact.title'))
  await expect(page.getByText('other@mail.example')).toBeHidden()
  await expect(typed).toBeHidden()
})

test('a session about to end says so, and goes on when told', async ({ page, server }) => {
  await page.clock.install()
  await driveTo(page, server, { until: 'LIEN_VERIFICATION' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.clock.runFor('27:45')
  const warning = page.getByRole('dialog', { name: copy('shell.session.title') })
  await expect(warning).toBeVisible()
  await expectAccessible(page)
  await press(page, 'shell.session.stay')
  await expect(warning).toBeHidden()
})

test('a page under maintenance says so in the words of its flag', async ({ page }) => {
  const variables = { routes: '["/account/heloc/register"]', shouldShowDashboardLink: true }
  const features = { features: ['fe-heloc-maintenance'], variables: { 'fe-heloc-maintenance': variables } }
  await page.route('**/api/v2/decision', (route) => route.fulfill({ json: { flagEnabled: true, variables } }))
  await page.route('**/api/v1/features', (route) => route.fulfill({ json: features }))
  await page.goto('/account/heloc/register')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scheduled Maintenance')
  await expectAccessible(page)
  await page.goto('/coming-soon')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coming soon')
})
