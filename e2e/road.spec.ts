import { expect, expectAccessible, test } from './fixtures.ts'
import { createBorrower } from './road/borrower.ts'
import { register } from './road/register.ts'
import { walk } from './road/walk.ts'

for (const [name, width] of [
  ['wide', 1280],
  ['narrow', 390],
] as const) {
  test(`a borrower walks from registration to complete, ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const borrower = createBorrower()
    await register(page, borrower)
    const pages = await walk(page, borrower, 'complete', async () => expectAccessible(page))
    expect(pages.filter((id) => id !== 'review-app/signdocs')).toEqual([
      'start/profile',
      'liens',
      'product/select',
      'start/contact',
      'start/hmda',
      'start/app-summary',
      'income/review',
      'bank/disburse',
      'bank/autopay',
      'identity',
      'signing/intro',
      'signing/sign',
      'notary/intro',
      'notary/session',
      'insurance/upload',
      'complete',
    ])
  })
}
