import { answerPage } from '../road/answer-page.ts'
import { pointer } from '../road/device.ts'
import { driveTo } from '../road/drive-to.ts'
import { expect, test } from '../support/fixtures.ts'

/** Pages that are their form alone, off the main road, each with the state that shows it and the page after it. */
const pages = [
  ['credit-no-match', 'CREDIT_NO_MATCH', 'credit/social', 'liens'],
  ['employment', 'EMPLOYMENT_VERIFICATION', 'income/employer-verification', 'bank/disburse'],
] as const

for (const [road, until, id, next] of pages)
  test(`${id} is answered, and leads on to ${next}`, async ({ page, server }) => {
    const borrower = await driveTo(page, server, { road, until })
    await expect(page).toHaveURL(new RegExp(`/${id}$`))
    await answerPage(pointer(page), borrower, id)
    await expect(page).toHaveURL(new RegExp(`/${next}$`))
  })
