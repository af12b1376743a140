import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/fixtures.ts'

const registration = '/account/heloc/register'

/** Opens the first question while its scripts are on their way. Returns a function that lets them come. */
async function openSlowly(page: Page, address: string): Promise<() => Promise<void>> {
  const come = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await come.promise
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  return async () => {
    come.resolve()
    await expect(page.locator('#first-view')).toHaveCount(0)
  }
}

const partsOf = (page: Page) => ({
  street: page.locator('[autocomplete="address-line1"]'),
  city: page.locator('[autocomplete="address-level2"]'),
  state: page.locator('[autocomplete="address-level1"]'),
  zip: page.locator('[autocomplete="postal-code"]'),
  home: page.getByRole('radio').first(),
  heading: page.getByRole('heading', { level: 1 }),
  go: page.locator('button[type="submit"]'),
})

async function answerHome(page: Page, where = 'NV'): Promise<void> {
  const { street, city, state, zip, home } = partsOf(page)
  await street.fill('1200 Willow Creek Road')
  await city.fill('Reno')
  await state.selectOption(where)
  await zip.fill('89501')
  await home.check()
}

async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += Reflect.get(entry, 'value')
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(globalThis, { seen })
  })
  return () => page.evaluate('seen.shift')
}

const visits = [
  ['hearthline', 'en-US', 'NV'],
  ['harborcu', 'en-US', 'ME'],
  ['bay-and-main', 'es-US', 'MD'],
] as const

for (const [lender, locale, where] of visits)
  for (const width of [390, 1280])
    test(`the first question of ${lender} in ${locale}, ${width} px wide, takes typing before the scripts come, and keeps it`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      const shiftOf = await watchShifts(page)
      const letScriptsCome = await openSlowly(page, `${registration}?org=${lender}&lang=${locale}`)
      const { street, city, state, zip, home, heading, go } = partsOf(page)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      const title = await heading.innerText()
      await answerHome(page, where)
      await city.focus()
      await page.keyboard.press('Home')
      await page.keyboard.type('New ')
      const place = await city.boundingBox()
      await letScriptsCome()
      await page.keyboard.type('Old ')
      await expect(heading).toHaveText(title)
      expect(await city.boundingBox()).toEqual(place)
      await expect(street).toHaveValue('1200 Willow Creek Road')
      await expect(city).toBeFocused()
      await expect(city).toHaveValue('New Old Reno')
      await expect(state).toHaveValue(where)
      await expect(zip).toHaveValue('89501')
      await expect(home).toBeChecked()
      expect(await shiftOf()).toBeLessThan(0.02)
      await go.click()
      await expect(heading).not.toHaveText(title)
      await page.goBack()
      await expect(city).toHaveValue('New Old Reno')
    })

test('a press before the scripts come is done once they are there', async ({ page }) => {
  const letScriptsCome = await openSlowly(page, registration)
  const { heading, go } = partsOf(page)
  const title = await heading.innerText()
  await answerHome(page)
  await go.click()
  await expect(go).toHaveAttribute('aria-disabled', 'true')
  await expect(heading).toHaveText(title)
  await letScriptsCome()
  await expect(heading).not.toHaveText(title)
})

test('a press before the scripts come names what is missing once they are there', async ({ page }) => {
  const letScriptsCome = await openSlowly(page, registration)
  const { street, city, go } = partsOf(page)
  await street.fill('1200 Willow Creek Road')
  await street.press('Enter')
  await expect(go).toHaveAttribute('aria-disabled', 'true')
  await letScriptsCome()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(street).toHaveValue('1200 Willow Creek Road')
  await expect(city).toHaveAttribute('aria-invalid', 'true')
})

const ways = [
  ['Español', /lang=es-US/],
  ['Login', /\/auth\/login/],
  ['See what it could cost first', /\/estimate/],
] as const

for (const [name, address] of ways)
  test(`a press on '${name}' before the scripts come keeps what was typed`, async ({ page }) => {
    const letScriptsCome = await openSlowly(page, registration)
    const { city } = partsOf(page)
    await city.fill('Reno')
    await page.getByRole('link', { name }).click({ noWaitAfter: true })
    await letScriptsCome()
    await expect(page).toHaveURL(address)
    await page.goto(registration)
    await expect(city).toHaveValue('Reno')
  })

test('a link is followed at once before the scripts come, while nothing is typed', async ({ page }) => {
  await openSlowly(page, registration)
  await page.getByRole('link', { name: 'Español' }).click({ noWaitAfter: true })
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the notice that they are needed stands where the question was', async ({ page }) => {
    await page.goto(registration)
    await expect(page.locator('noscript')).toBeInViewport()
    await expect(page.getByRole('link', { name: 'Español' })).toBeVisible()
    await expect(partsOf(page).heading).toBeHidden()
  })
})

test('the question before the scripts come is accessible, and no address of a home leaves with its form', async ({
  page,
}) => {
  const letScriptsCome = await openSlowly(page, registration)
  await answerHome(page)
  await expectAccessible(page)
  await page.locator('form').evaluate((form: HTMLFormElement) => form.submit())
  expect(new URL(page.url()).search).toBe('')
  await letScriptsCome()
})

const kept = [
  ['a session', "localStorage.setItem('jwt', 'a.b.c')"],
  ['answers of this tab', `sessionStorage.setItem('registration', '{"property-info":{}}')`],
  ['answers on this device', `localStorage.setItem('registration', '{}')`],
] as const

for (const [what, script] of kept)
  test(`the first question is not shown to who has ${what}, before the scripts say what is due`, async ({
    page,
  }) => {
    await page.addInitScript(script)
    await openSlowly(page, registration)
    const { street, heading } = partsOf(page)
    await expect(page.locator('#first-view .brand')).toBeVisible()
    await expect(street).toBeHidden()
    await expect(heading).toBeHidden()
  })
