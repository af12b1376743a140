import type { Page } from '@playwright/test'
import { copy } from '../copy.ts'
import type { Borrower } from './borrower.ts'

const fill = (page: Page, key: string, value: string) =>
  page.getByLabel(copy(key), { exact: true }).fill(value)

/** One act a step; each leaves its step by Continue. */
export const registrationActs: Record<string, (page: Page, borrower: Borrower) => Promise<void>> = {
  'property-info': async (page) => {
    await fill(page, 'forms.address.street1', '123 Main Street')
    await page.keyboard.press('Escape')
    await fill(page, 'forms.address.city', 'Boston')
    await page.getByLabel(copy('forms.address.state'), { exact: true }).selectOption('MA')
    await fill(page, 'forms.address.zip', '02108')
    await page.getByRole('radio', { name: copy('forms.occupancy.PRIMARY') }).check()
  },
  'sale-status': (page) => page.getByRole('radio', { name: copy('forms.saleStatus.NOT_FOR_SALE') }).check(),
  'income-info': async (page) => {
    await page.getByRole('radio', { name: copy('forms.employmentType.FULL_TIME') }).check()
    await fill(page, 'forms.annualIncome.label', '125000')
  },
  name: async (page, { firstName, lastName }) => {
    await fill(page, 'forms.firstName.label', firstName)
    await fill(page, 'forms.lastName.label', lastName)
  },
  birthdate: async (page) => {
    await fill(page, 'forms.date.month', '4')
    await fill(page, 'forms.date.day', '28')
    await fill(page, 'forms.date.year', '1975')
  },
  'contact-info': async (page, { email }) => {
    await fill(page, 'forms.email.label', email)
    await fill(page, 'forms.phoneNumber.label', '617 555 0123')
  },
  'login-info': async (page, { password }) => {
    await fill(page, 'forms.newPassword.label', password)
    await page.getByRole('checkbox', { name: copy('forms.termsAccepted.label') }).check()
  },
}

/** Registers as a borrower does, from the first step to the application. */
export async function register(page: Page, borrower: Borrower, query = ''): Promise<void> {
  await page.goto(`/account/heloc/register${query}`)
  const steps = Object.entries(registrationActs)
  for (const [index, [step, act]] of steps.entries()) {
    if (index > 0) await page.waitForURL((url) => url.searchParams.get('step') === step)
    await act(page, borrower)
    const last = index === steps.length - 1
    await page
      .getByRole('button', { name: copy(last ? 'register.submit' : 'forms.continue'), exact: true })
      .click()
  }
  await page.waitForURL(/\/account\/heloc\/[0-9a-f-]{36}\//)
}
