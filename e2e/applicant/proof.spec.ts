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
