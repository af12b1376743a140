import type { Locator, Page } from '@playwright/test'
import { codeTo, lettersTo } from '../support/code-to.ts'
import { copy } from '../support/copy.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'

const password = 'correct horse battery'

async function answerHome(page: Page): Promise<void> {
  await page.goto('/account/heloc/register')
  await page.getByLabel('Street address').fill('1200 Willow Creek Road')
  await page.getByLabel('City').fill('Reno')
  await page.getByLabel('State').selectOption('NV')
  await page.getByLabel('ZIP code').fill('89501')
  await page.getByLabel('I live here').check()
  await page.getByRole('button', { name: 'Continue' }).click()
}

async function answerToContact(page: Page): Promise<void> {
  const go = () => page.getByRole('button', { name: 'Continue' }).click()
  await answerHome(page)
  await page.getByLabel('No, it is not for sale').check()
  await go()
  await page.getByLabel('Full-time job').check()
  await page.getByLabel(/Income before taxes/).fill('145000')
  await go()
  await page.getByLabel('First name').fill('Maya')
  await page.getByLabel('Last name').fill('Okafor')
  await go()
  await page.getByLabel('Month').fill('4')
  await page.getByLabel('Day').fill('28')
  await page.getByLabel('Year').fill('1975')
  await go()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How can we reach you?')
}

async function finish(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Mobile phone number').fill('(775) 555-0123')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Create a password').fill(password)
  await page.getByLabel(/I agree to the terms/).check()
  await page.getByRole('button', { name: 'Create account and continue' }).click()
}

async function confirm(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code from your email').fill(code)
}

const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('a borrower registers on a telephone, signs out and comes back', async ({ page, problems }) => {
  problems.allow(/422 .*\/register\/confirm\)$/)
  await page.setViewportSize({ width: 390, height: 844 })
  const email = 'maya@example.com'
  await answerToContact(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByLabel('Year')).toHaveValue('1975')
  await page.goBack()
  await finish(page, email)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy('register.confirmEmail.title'))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText(email)).toBeVisible()
  await expectAccessible(page)

  const first = await codeTo(page.request, email)
  await confirm(page, another(first))
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('alert')).toContainText('You have 4 more attempts.')
  await expectAccessible(page)
  await page.reload()
  await page.getByLabel('Code from your email').waitFor()
  await page.goBack()
  await expect(page.getByLabel('Create a password')).toHaveValue('')
  await page.goForward()
  await page.getByRole('button', { name: 'Send another code' }).click()
  await expect(page.getByRole('status').filter({ hasText: `another email to ${email}` })).toBeVisible()
  const second = await codeTo(page.request, email)
  await confirm(page, `${second.slice(0, 3)} ${second.slice(3)}`)
  await expect(page).toHaveURL(/\/account\/heloc\/[\da-f-]{36}\/start\/profile$/)
  const application = page.url()

  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: 'Continue', exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/auth/logout')
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()

  await page.goto(application)
  await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=/)
  await page.getByLabel('Email address').fill(email)
  await expectAccessible(page)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(application)
})

test('an address that has an account gets the page of any other, and its mail leads in', async ({ page }) => {
  const [known, unknown] = ['known@example.com', 'stranger@example.com']
  const shown: string[] = []
  for (const email of [known, unknown, known]) {
    await page.goto('/account/heloc/register')
    await page.evaluate(() => sessionStorage.clear())
    await answerToContact(page)
    await finish(page, email)
    await page.getByLabel('Code from your email').waitFor()
    await page.getByRole('contentinfo').getByText('NMLS').first().waitFor()
    // The loader of the frame appears and disappears by the clock, so only the main part is compared.
    shown.push((await page.getByRole('main').innerHTML()).replaceAll(email, 'EMAIL'))
    if (shown.length > 1) continue
    await confirm(page, await codeTo(page.request, email))
    await expect(page).toHaveURL(/start\/profile$/)
    await page.goto('/auth/logout')
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  }
  expect(shown[2]).toBe(shown[1])
  const [letter] = await lettersTo(page.request, known)
  expect(letter?.template).toBe('accountExists')
  const way = /https?:\/\/\S+?(\/auth\/login\?\S+?)(?:[,. ]|$)/m.exec(letter?.body ?? '')?.[1] ?? ''
  await page.goto(way)
  await page.getByLabel('Email address').fill(known)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/start\/profile$/)
})

test('Back shows the question before with its answer, also after a reload, and does not leave the site', async ({
  page,
}) => {
  await answerHome(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy('register.saleStatus.title'))
  await page.goBack()
  await expect(page.getByLabel('Street address')).toHaveValue('1200 Willow Creek Road')
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy('register.saleStatus.title'))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy('register.saleStatus.title'))
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy('register.propertyInfo.title'))
  await expect(page.getByLabel('City')).toHaveValue('Reno')
})

test('errors are listed at the top, each with the way to its field', async ({ page }) => {
  await page.goto('/account/heloc/register')
  await page.getByRole('button', { name: 'Continue' }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle(/^Error:/)
  await expectAccessible(page)
  await summary.getByRole('link', { name: 'ZIP code: Required' }).click()
  await expect(page.getByLabel('ZIP code')).toBeFocused()
})

/** Chooses an option of the focused list by arrow keys: letters that come slowly are taken as one list search each. */
async function chooseByArrows(list: Locator, value: string) {
  await expect(list).toBeFocused()
  const index = await list
    .locator('option')
    .evaluateAll(
      (options, wanted) => options.findIndex((option) => (option as HTMLOptionElement).value === wanted),
      value,
    )
  for (let step = 0; step < index; step++) await list.press('ArrowDown')
  await expect(list).toHaveValue(value)
}

test('the first question can be answered by keyboard alone', async ({ page }) => {
  await page.goto('/account/heloc/register')
  await page.getByLabel('Street address').focus()
  await page.keyboard.type('1200 Willow Creek Road')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Reno')
  await page.keyboard.press('Tab')
  await chooseByArrows(page.getByLabel('State'), 'NV')
  await page.keyboard.press('Tab')
  await page.keyboard.type('89501')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is your home for sale?')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('nothing is cut off at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of [
    '/account/heloc/register',
    '/auth/login',
    '/account/heloc/register/account-setup',
    '/terms',
    '/licenses',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  }
})

test('a wholesale lender refuses self-registration and tells the way in', async ({
  page,
  problems,
  server,
}) => {
  problems.allow(/^other host: http:\/\/summit-wholesale\.localhost:/)
  await page.goto(`${server.url.replace('localhost', 'summit-wholesale.localhost')}/account/heloc/register`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apply through your mortgage broker')
  await expectAccessible(page)
})

test('a visitor is sent to the login from any page that is not public', async ({ page }) => {
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/auth/login?redirectUrl=%2Fdashboard')
})
