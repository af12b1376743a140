import type { Page } from '@playwright/test'
import { answerPage } from '../road/answer-page.ts'
import type { Borrower } from '../road/borrower.ts'
import { pointer } from '../road/device.ts'
import { driveTo } from '../road/drive-to.ts'
import { codeTo } from '../support/code-to.ts'
import { copy } from '../support/copy.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import type { ProductServer } from '../support/product-server.ts'

test.use({ givesProofs: false })

/** Sends the account for the money, and waits for the question that comes before it. */
async function sendAccount(page: Page, server: ProductServer): Promise<Borrower> {
  const borrower = await driveTo(page, server, { until: 'DISBURSEMENT_ACCOUNT' })
  await page.waitForURL(/bank\/disburse$/)
  await answerPage(pointer(page), borrower)
  await dialogOf(page).waitFor()
  return borrower
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: copy('proof.title') })
const passwordOf = (page: Page) =>
  dialogOf(page).getByLabel(copy('forms.currentPassword.label'), { exact: true })
const submitOf = (page: Page) => dialogOf(page).getByRole('button', { name: copy('proof.submit') })

test('the account for the money is sent once the password was given, and a wrong one is said', async ({
  page,
  server,
  problems,
}) => {
  problems.allow(/status of 422 .*\/proof\b/)
  const { password } = await sendAccount(page, server)
  await expectAccessible(page)
  await passwordOf(page).fill('not the password')
  await submitOf(page).click()
  await expect(dialogOf(page).getByText(copy('server.errors.PASSWORD_WRONG')).first()).toBeVisible()
  await passwordOf(page).fill(password)
  await submitOf(page).click()
  await page.waitForURL(/bank\/autopay$/)
})

test('a mailed code does instead of the password', async ({ page, server }) => {
  const { email } = await sendAccount(page, server)
  await dialogOf(page)
    .getByRole('button', { name: copy('proof.mail') })
    .click()
  await dialogOf(page).getByText(copy('proof.mailed')).waitFor()
  await dialogOf(page)
    .getByRole('textbox')
    .fill(await codeTo(page.request, email))
  await submitOf(page).click()
  await page.waitForURL(/bank\/autopay$/)
})

test('whoever leaves the question stays on the page, with what they typed', async ({ page, server }) => {
  await sendAccount(page, server)
  await dialogOf(page)
    .getByRole('button', { name: copy('proof.close') })
    .click()
  await expect(dialogOf(page)).toBeHidden()
  await expect(page.getByText(copy('server.errors.PROOF_REQUIRED')).first()).toBeVisible()
  await expect(page.locator('input[name="accountNumber"]')).not.toHaveValue('')
})

/** Holds the answer to the proof back until the returned work has been done. */
async function whileProving(page: Page, password: string, work: () => Promise<void>): Promise<void> {
  const [taken, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/api/v1/proof', async (route) => {
    const response = await route.fetch()
    taken.resolve()
    await done.promise
    await route.fulfill({ response })
  })
  await passwordOf(page).fill(password)
  await submitOf(page).click()
  await taken.promise
  await work()
  done.resolve()
}

test('another tab that loads while a proof is under way stays signed in, and the proof goes on', async ({
  page,
  context,
  server,
  problems,
}) => {
  problems.allow(/status of 401 /)
  const { password } = await sendAccount(page, server)
  const other = await context.newPage()
  await whileProving(page, password, async () => {
    const refused = other.waitForResponse((response) => response.status() === 401)
    await other.goto('/dashboard')
    await refused
  })
  await page.waitForURL(/bank\/autopay$/)
  await expect(other.getByRole('heading', { level: 1, name: copy('dashboard.title') })).toBeVisible()
})

test('whoever signs out in another tab while a proof is under way stays signed out', async ({
  page,
  context,
  server,
  problems,
}) => {
  problems.allow(/status of 401 /)
  const { password } = await sendAccount(page, server)
  const other = await context.newPage()
  await other.goto('/terms')
  const proven = page.waitForResponse(/\/proof$/)
  await whileProving(page, password, async () => void (await other.goto('/auth/logout')))
  await proven
  await expect(page).toHaveURL(/\/auth\/log/)
  expect(await other.evaluate(() => localStorage.getItem('jwt'))).toBeNull()
})

test('a session that was ended elsewhere leads from the question to the sign-in', async ({
  page,
  server,
  problems,
}) => {
  problems.allow(/status of 401 /)
  const { password } = await sendAccount(page, server)
  await page.evaluate(async () => {
    const authorization = `Bearer ${localStorage.getItem('jwt')}`
    await fetch('/identity/secure/api/v1/sessions', { method: 'DELETE', headers: { authorization } })
  })
  await passwordOf(page).fill(password)
  await submitOf(page).click()
  await expect(page).toHaveURL(/\/auth\/login/)
})
