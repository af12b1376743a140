import type { Page } from '@playwright/test'
import { answerPage } from '../road/answer-page.ts'
import { pointer } from '../road/device.ts'
import { driveTo } from '../road/drive-to.ts'
import { codeTo } from '../support/code-to.ts'
import { copy } from '../support/copy.ts'
import { expect, test } from '../support/fixtures.ts'
import { lookAt } from '../support/look-at.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const change = (page: Page, what: string) => page.getByRole('link', { name: `Change ${what}`, exact: true })
const reopen = (page: Page, what: string) => page.getByRole('button', { name: `Change ${what}`, exact: true })

test('the income is changed before the credit is checked: the form has the answer that stands, and focus comes back to the heading', async ({
  page,
  server,
  problems,
}) => {
  problems.allow(/422/)
  await driveTo(page, server, { until: 'GEN_PRE_SOFT_CREDIT_DISCLOSURE' })
  await expect(heading(page)).toHaveText('Check your details')
  await lookAt(page)

  await change(page, 'Yearly income before taxes').click()
  await expect(page).toHaveURL(/start\/change\/income-info$/)
  await expect(heading(page)).toBeFocused()
  const income = page.getByLabel(/Income before taxes/)
  await expect(income).not.toHaveValue('')
  await lookAt(page)
  await income.fill('98000')
  await page.reload()
  await expect(income).toHaveValue('98,000')
  await page.getByRole('button', { name: 'Save change' }).click()
  await expect(page).toHaveURL(/start\/profile$/)
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText('$98,000')).toBeVisible()
  await expect(page.getByText('Your change is saved.')).toBeVisible()

  for (const [what, fact] of [
    ['Legal name', 'name'],
    ['Date of birth', 'birthdate'],
    ['Property', 'property-info'],
  ] as const) {
    await change(page, what).click()
    await expect(page).toHaveURL(new RegExp(`start/change/${fact}$`))
    await expect(page.getByRole('button', { name: 'Save change' })).toBeVisible()
    await lookAt(page)
    await page.getByRole('link', { name: 'Keep as it is' }).click()
    await expect(page).toHaveURL(/start\/profile$/)
  }

  await change(page, 'Property').click()
  await page.getByLabel('State').selectOption('HI')
  await page.getByRole('button', { name: 'Save change' }).click()
  await expect(page.getByRole('alert')).toContainText('does not lend in HI yet')
  await expect(page.getByLabel('State')).toHaveAttribute('aria-invalid', 'true')
  await page.goBack()
  await expect(page.getByRole('definition').getByText('Portland, ME 04101')).toBeVisible()
})

test('the offer is changed from the summary: what was chosen stands there, nothing else is asked again, and new documents are made', async ({
  page,
  server,
}) => {
  await driveTo(page, server, { until: 'APP_SUBMISSION' })
  await expect(heading(page)).toHaveText(copy('start.appSummary.title'))
  await lookAt(page)
  await reopen(page, 'your offer').click()
  await expect(page).toHaveURL(/product\/select$/)
  await expect(heading(page)).toBeFocused()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
  await lookAt(page)
  const amount = page.getByRole('textbox').first()
  await amount.fill('41,000')
  await page.reload()
  await expect(amount).toHaveValue('41,000')
  await page.getByRole('button', { name: copy('product.select.submit') }).click()
  await expect(page).toHaveURL(/start\/app-summary$/)
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText('$41,000.00').and(page.locator(':not(aside *)')).first()).toBeVisible()
})

test('in letters of twice the size no figure of an offer runs into another, nor out of its card', async ({
  page,
  server,
}) => {
  await driveTo(page, server, { until: 'OFFER_SELECTION' })
  await expect(heading(page)).toHaveText(copy('product.select.title'))
  await page.setViewportSize({ width: 390, height: 900 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const ticksStandApart = async () => {
    const ends = await page
      .getByRole('slider')
      .locator('xpath=following-sibling::*/*')
      .filter({ visible: true })
      .evaluateAll((ticks) =>
        ticks.map((tick) => tick.getBoundingClientRect()).flatMap(({ x, right }) => [x, right]),
      )
    expect(ends.length).toBeGreaterThan(2)
    expect(ends).toEqual(ends.toSorted((a, b) => a - b))
  }
  await ticksStandApart()
  const offer = page.locator('label', { has: page.getByRole('radio') }).first()
  const [card, figure] = await Promise.all(
    [offer, offer.getByText(/^\$/).first()].map((part) => part.boundingBox()),
  )
  expect((figure?.x ?? 0) + (figure?.width ?? 0)).toBeLessThan((card?.x ?? 0) + (card?.width ?? 0))

  // A wide screen shows the complementary panel beside the page.
  await page.setViewportSize({ width: 1280, height: 900 })
  await ticksStandApart()
  const isTooWide = (name: Element) => name.scrollWidth > name.clientWidth
  for (const name of await page.getByRole('complementary').getByRole('term').filter({ visible: true }).all())
    expect(await name.evaluate(isTooWide)).toBe(false)
})

test('another contact address is taken with the code that is mailed there; consent is not asked for again, and one signs in as before', async ({
  page,
  server,
  problems,
}) => {
  problems.allow(/422/)
  const borrower = await driveTo(page, server, { until: 'APP_SUBMISSION' })
  await reopen(page, 'Email address').click()
  await expect(page).toHaveURL(/start\/contact$/)
  await expect(heading(page)).toBeFocused()
  const email = page.getByLabel(copy('forms.email.label'))
  await expect(email).toHaveValue(borrower.email)
  await expect(page.getByLabel(copy('forms.esignConsent.label'))).toHaveCount(0)
  await lookAt(page)
  // The address is long, and has no hyphen at which a browser could break the line.
  const next = `maria.fernandez.gutierrez.${borrower.email.replaceAll('-', '')}`
  await email.fill(next)
  await page.getByRole('button', { name: copy('forms.continue') }).click()
  const confirm = page.getByRole('heading', { name: copy('start.contact.confirm.heading') })
  await expect(confirm).toBeFocused()
  await expect(page).not.toHaveTitle(/^Error/)
  await expect(page.getByText('You still sign in with the same address as before')).toBeVisible()
  await lookAt(page)

  // Typed answers survive a reload; the code is mailed again afterwards.
  await page.reload()
  await expect(email).toHaveValue(next)
  await page.getByRole('button', { name: copy('forms.continue') }).click()
  const code = page.getByLabel(copy('forms.code.label'))
  const right = async () => (await codeTo(page.request, next)).toString()
  await code.fill(String((Number(await right()) + 1) % 1_000_000).padStart(6, '0'))
  await page.getByRole('button', { name: copy('register.confirmEmail.submit') }).click()
  await expect(page.getByRole('alert')).toContainText('This code is not right')
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: copy('register.confirmEmail.resend') }).click()
  await expect(page.getByText('We have sent another email')).toBeVisible()
  await code.fill(await right())
  await page.getByRole('button', { name: copy('register.confirmEmail.submit') }).click()
  await expect(page).toHaveURL(/start\/app-summary$/)
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText(next, { exact: true })).toBeVisible()
})

test('an edit in a stale second tab after the application was signed is explained, with whom to call', async ({
  page,
  context,
  server,
  problems,
}) => {
  problems.allow(/409/)
  const borrower = await driveTo(page, server, { until: 'APP_SUBMISSION' })
  const stale = await context.newPage()
  await stale.goto(page.url())
  await expect(reopen(stale, 'Email address')).toBeVisible()
  await answerPage(pointer(page), borrower, 'start/app-summary')
  await expect(page).toHaveURL(/income\/review$/)

  await reopen(stale, 'Email address').click()
  const why = stale.getByRole('listitem').filter({ hasText: 'because you have signed your application' })
  await expect(why).toContainText(/call us at \(\d{3}\) \d{3}-\d{4}/)
  await expect(stale).toHaveURL(/income\/review$/)
  await expect(heading(stale)).toBeFocused()
  await lookAt(stale)
  // The explanation stays until it is closed.
  await why.getByRole('button', { name: copy('shell.close') }).click()
  await expect(why).toHaveCount(0)
})
