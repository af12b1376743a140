import type { Page } from '@playwright/test'
import { answerPage } from '../road/answer-page.ts'
import { pointer } from '../road/device.ts'
import { driveTo } from '../road/drive-to.ts'
import { copy } from '../support/copy.ts'
import { expect, test } from '../support/fixtures.ts'
import { lookAt } from '../support/look-at.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const answered = copy('start.answered.eyebrow')

for (const width of [390, 1280])
  test(`at ${width} px Back shows what was answered, Forward returns, and the income is changed after the soft pull for new offers`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const borrower = await driveTo(page, server, { until: 'LIEN_VERIFICATION' })
    const device = pointer(page)
    for (const id of ['liens', 'product/select', 'start/contact']) {
      await page.waitForURL(new RegExp(`${id}$`))
      await answerPage(device, borrower, id)
    }
    await expect(page).toHaveURL(/start\/hmda$/)

    await page.goBack()
    await expect(page).toHaveURL(/start\/contact$/)
    await expect(heading(page)).toHaveText(copy('start.contact.title'))
    await expect(page.getByText(answered)).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: '@' })).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(/product\/select$/)
    await expect(page.getByText(copy('forms.loanAmount.label'))).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/liens$/)
    await expect(page.getByText(copy('start.answered.agreed'))).toBeVisible()
    await lookAt(page, { widths: [width] })
    await page.reload()
    await expect(page).toHaveURL(/liens$/)
    await expect(heading(page)).toHaveText(copy('liens.title'))
    await page.goForward()
    await page.goForward()
    await expect(page).toHaveURL(/start\/contact$/)
    await page.getByRole('link', { name: /^Continue to/ }).click()
    await expect(page).toHaveURL(/start\/hmda$/)
    await expect(page.getByRole('checkbox').first()).toBeVisible()

    await page.getByRole('link', { name: copy('start.change.details') }).click()
    await expect(page).toHaveURL(/start\/profile$/)
    await page.getByRole('link', { name: 'Change Yearly income before taxes', exact: true }).click()
    await expect(page.getByText(copy('start.change.again'))).toBeVisible()
    await page.getByLabel(/Income before taxes/).fill('60000')
    await page.getByRole('button', { name: copy('start.change.submit') }).click()
    await expect(page).toHaveURL(/product\/select$/)
    await expect(heading(page)).toHaveText(copy('product.select.title'))
    await expect(page.getByRole('radio').first()).toBeVisible()
    await lookAt(page, { widths: [width] })
  })

test('an earlier page whose address is typed shows the answers, and opens for others while they bind nothing', async ({
  page,
  server,
}) => {
  await driveTo(page, server, { until: 'APP_SUBMISSION' })
  await expect(page).toHaveURL(/start\/app-summary$/)
  const here = page.url()
  await page.goto(here.replace('start/app-summary', 'start/hmda'))
  await expect(heading(page)).toHaveText(copy('start.hmda.title'))
  await expect(page.getByText(copy('start.answered.givenOrDeclined')).first()).toBeVisible()
  await page.goto(here.replace('start/app-summary', 'start/contact'))
  await page.getByRole('button', { name: copy('start.answered.change') }).click()
  await expect(page.getByRole('button', { name: copy('forms.continue') })).toBeVisible()
  await expect(page).toHaveURL(/start\/contact$/)
})
