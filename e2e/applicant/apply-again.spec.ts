import type { Page } from '@playwright/test'
import { driveTo } from '../road/drive-to.ts'
import { lettersTo } from '../support/code-to.ts'
import { copy } from '../support/copy.ts'
import { expect, test } from '../support/fixtures.ts'
import { lookAt } from '../support/look-at.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const go = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()

async function describeHome(page: Page, street: string, state: string): Promise<void> {
  await page.getByLabel('Street address').fill(street)
  await page.keyboard.press('Escape')
  await page.getByLabel('City').fill('Portland')
  await page.getByLabel('State').selectOption(state)
  await page.getByLabel('ZIP code').fill('04101')
  await page.getByLabel('I live here').check()
  await go(page)
}

test('a declined borrower applies again: only the home and the income are asked, and both applications are listed', async ({
  page,
  server,
}) => {
  const borrower = await driveTo(page, server, { road: 'bankruptcy', until: 'DECLINED' })
  await page.getByRole('link', { name: 'apply again' }).click()
  await expect(page).toHaveURL('/account/heloc/register?step=property-info')
  await expect(heading(page)).toHaveText('Which home do you want to borrow against?')
  await expect(page.getByText(`signed in as ${borrower.firstName}`)).toBeVisible()
  await lookAt(page)

  await describeHome(page, '7 Birch Lane', 'ME')
  await expect(heading(page)).toBeFocused()
  await page.getByLabel('No, it is not for sale').check()
  await go(page)
  await expect(page).toHaveURL(/step=income-info$/)
  await page.reload()
  await page.getByLabel('Full-time job').check()
  await page.getByLabel(/Income before taxes/).fill('125000')
  await lookAt(page)
  await page.getByRole('button', { name: copy('again.submit') }).click()
  await expect(page).toHaveURL(/start\/profile$/)

  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: /^(Continue|View it): Application/ })).toHaveCount(2)
  await expect(page.getByText('7 Birch Lane, Portland, ME')).toBeVisible()
  await lookAt(page)
  await page.getByRole('link', { name: 'Start another application' }).click()
  await expect(heading(page)).toHaveText('Which home do you want to borrow against?')
})

test('a home of an open application is refused in clear words; once that is withdrawn, its letter leads back', async ({
  page,
  server,
}) => {
  const borrower = await driveTo(page, server, { until: 'GEN_PRE_SOFT_CREDIT_DISCLOSURE' })
  const applyFor = async () => {
    await expect(page.getByText(/signed in as/)).toBeVisible()
    await describeHome(page, borrower.street, 'ME')
    await page.getByLabel('No, it is not for sale').check()
    await go(page)
    await page.getByLabel('Full-time job').check()
    await page.getByLabel(/Income before taxes/).fill('125000')
    await page.getByRole('button', { name: copy('again.submit') }).click()
  }
  await page.goto('/account/heloc/register')
  await expect(heading(page)).toHaveText(copy('again.open.title'))
  await lookAt(page)
  await page.getByRole('button', { name: copy('again.open.another') }).click()
  await describeHome(page, borrower.street.toUpperCase(), 'ME')
  await expect(heading(page)).toHaveText(copy('again.taken.title'))
  await expect(heading(page)).toBeFocused()
  await lookAt(page)

  await page.getByRole('link', { name: 'your dashboard' }).click()
  await page.getByRole('button', { name: copy('dashboard.withdraw.open') }).click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: copy('dashboard.withdraw.submit') }).click()
  await expect(page.getByRole('link', { name: 'apply again' })).toBeVisible()
  await page.goto('/auth/logout')
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()

  const letters = await lettersTo(page.request, borrower.email)
  const letter = letters.find(({ template }) => template === 'withdrawn')
  const way = /https?:\/\/[^/]+(\/auth\/login\S+)/.exec(letter?.body ?? '')?.[1] ?? ''
  await page.goto(way)
  await page.getByLabel(copy('forms.email.label')).fill(borrower.email)
  await page.getByLabel(copy('forms.password.label')).fill(borrower.password)
  await page.getByRole('button', { name: copy('auth.login.submit'), exact: true }).click()
  await expect(page).toHaveURL('/account/heloc/register?step=property-info')
  await applyFor()
  await expect(page).toHaveURL(/start\/profile$/)
})

test('a state where the lender does not lend is said at once, at its field', async ({ page }) => {
  await page.goto('/account/heloc/register')
  await describeHome(page, '1 Palm Street', 'HI')
  const alert = page.getByRole('alert')
  await expect(alert).toBeFocused()
  await expect(alert).toContainText('does not lend in HI yet')
  await expect(page.getByLabel('State')).toHaveAttribute('aria-invalid', 'true')
  await expect(page).toHaveTitle(/^Error:/)
  await lookAt(page)
})
