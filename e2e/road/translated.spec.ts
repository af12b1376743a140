import type { Page } from '@playwright/test'
import { copy } from '../support/copy.ts'
import { expect, test } from '../support/fixtures.ts'
import { answerPage } from './answer-page.ts'
import { createBorrower } from './borrower.ts'
import { pointer } from './device.ts'
import { register } from './register.ts'
import { translate } from './translate.ts'
import { walk } from './walk.ts'

const expectNothingFrozen = async (page: Page, at: string) =>
  expect(await page.evaluate(() => window.frozen), at).toEqual([])

test('a browser that translates the pages shows each new text on the whole road', async ({
  page,
  problems,
}) => {
  // It asks for the password, which the walk then gives.
  problems.allow(/403 .*disbursement-account/)
  await page.addInitScript(translate)
  const borrower = createBorrower()
  const device = pointer(page)
  await register(device, borrower)
  await expectNothingFrozen(page, 'register')
  await walk(device, borrower, 'complete', async (id) => {
    if (id === 'product/select') await changeOffer(page)
    await answerPage(device, borrower, id)
    await expectNothingFrozen(page, id)
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy('complete.title'))
  // The page changes by itself once the money is sent.
  await expect(page.getByText(copy('complete.done.heading')).first()).toBeVisible({ timeout: 60_000 })
  await expectNothingFrozen(page, 'complete')
})

/** Chooses the first offer and then the last, and expects the foot of the page to follow. */
async function changeOffer(page: Page): Promise<void> {
  await page.getByLabel(copy('product.select.amount.heading'), { exact: true }).fill('30,000')
  const offers = page.getByRole('radio')
  await offers.first().check()
  const term = page.locator('.choice-foot .muted')
  const before = (await term.textContent()) ?? ''
  await offers.last().check()
  await expect(term).not.toHaveText(before)
}
