import type { Locator, Page } from '@playwright/test'
import { sampleFile } from '../../product/drive/sample-file.ts'
import { openNumbers } from '../road/answer-page.ts'
import { pointer } from '../road/device.ts'
import { upload } from '../road/documents.ts'
import { driveTo } from '../road/drive-to.ts'
import { copy } from '../support/copy.ts'
import { expect, test } from '../support/fixtures.ts'
import { longDays } from '../support/product-server.ts'
import { expectSeen } from './told.ts'

test.use({ pace: longDays })

// A button changes the state of a page; focus and view must then be at the text that describes the change.

const press = (page: Page, key: string) =>
  page
    .getByRole('button', { name: copy(key), exact: true })
    .first()
    .click()
const type = (page: Page, key: string, text: string) => page.getByLabel(copy(key), { exact: true }).fill(text)
const heading = (page: Page, key: string) => page.getByRole('heading', { name: copy(key) })
const notice = (page: Page, role: 'alert' | 'status', key: string) =>
  page.getByRole(role).filter({ hasText: copy(key) })

const openPayroll = (page: Page) =>
  page
    .getByRole('button', { name: copy('income.types.TRUV_PAYROLL') })
    .first()
    .click()

interface Change {
  readonly road?: string
  /** Server state in which the change happens. */
  readonly until: string
  readonly happens: (page: Page) => Promise<void>
  /** Place where focus and view are afterwards. */
  readonly at: (page: Page) => Locator
  /** Key of the document's title, if it changes too. */
  readonly title?: string
}

const changes: Readonly<Record<string, Change>> = {
  'an application is withdrawn': {
    until: 'OFFER_SELECTION',
    async happens(page) {
      await page.goto('/dashboard')
      await press(page, 'dashboard.withdraw.open')
      await page.getByRole('checkbox').check()
      await press(page, 'dashboard.withdraw.submit')
      await expect(page.getByText(copy('dashboard.stage.cancelled'))).toBeVisible()
    },
    at: (page) => page.getByRole('heading', { level: 2 }).first(),
  },
  'a line is cancelled': {
    until: 'RESCISSION',
    async happens(page) {
      await press(page, 'complete.cancel.open')
      await page.getByRole('checkbox').check()
      await type(page, 'forms.cancelName.label', 'Jo Doe')
      await press(page, 'complete.cancel.submit')
    },
    at: (page) => heading(page, 'complete.cancelled.title'),
    title: 'complete.cancelled.title',
  },
  'a co-owner is invited': {
    road: 'co-owner',
    until: 'CO_DEED_REQ',
    async happens(page) {
      await type(page, 'signing.additional.email.label', `sam.${crypto.randomUUID()}@mail.example`)
      await press(page, 'signing.additional.invite')
      await expect(page.getByText(copy('signing.additional.state.INVITED'))).toBeVisible()
    },
    at: (page) => page.getByRole('heading', { level: 2 }).first(),
  },
  'an account is refused': {
    until: 'DISBURSEMENT_ACCOUNT',
    async happens(page) {
      await openNumbers(pointer(page))
      await page.getByRole('radio', { name: copy('forms.accountType.CHECKING') }).check()
      await type(page, 'forms.routingNumber.label', '011000015')
      await type(page, 'forms.accountNumber.label', '0000000001')
      await type(page, 'forms.accountNumberRepeated.label', '0000000001')
      await press(page, 'bank.disburse.submit')
    },
    at: (page) => page.getByRole('alert'),
  },
  'a bank is linked, and it is thought better of': {
    until: 'DISBURSEMENT_ACCOUNT',
    async happens(page) {
      await press(page, 'bank.link.open')
      await press(page, 'linking.cancel')
    },
    at: (page) => heading(page, 'bank.link.heading'),
  },
  'an income cannot be linked': {
    until: 'INCOME_VERIFICATION',
    async happens(page) {
      await openPayroll(page)
      await page.getByRole('radio').last().check()
      await press(page, 'linking.submit')
    },
    at: (page) => notice(page, 'alert', 'linking.failed.title'),
  },
  'a linked income shows too little': {
    until: 'INCOME_VERIFICATION',
    async happens(page) {
      await openPayroll(page)
      await page.getByRole('radio', { name: /^Short Hours/ }).check()
      await press(page, 'linking.submit')
      await page.getByRole('checkbox').check()
      await page.locator('form [type=submit]').click()
    },
    at: (page) => notice(page, 'status', 'income.review.more.title'),
  },
  'a file is removed': {
    until: 'TRUST_AND_INSURANCE',
    async happens(page) {
      await upload(pointer(page), 'hazard-files', sampleFile('wrong.png'))
      await page.getByRole('button', { name: /^Remove/ }).click()
    },
    at: (page) => page.locator('#hazard-files'),
  },
  'a PIN is refused again': {
    road: 'credit-pin-refused',
    until: 'WAITING_FOR_CREDIT_PIN',
    async happens(page) {
      await page.getByRole('radio', { name: copy('forms.creditRelease.PIN') }).check()
      await type(page, 'forms.creditPin.label', '0000')
      await page.locator('form [type=submit]').click()
    },
    at: (page) => notice(page, 'status', 'shell.creditRelease.still.title'),
  },
  'there is no home at the corrected address either': {
    road: 'property-not-found',
    until: 'NO_PROPERTY_FOUND',
    happens: (page) => page.locator('form [type=submit]').click(),
    at: (page) => notice(page, 'status', 'reviewApp.property.again'),
  },
  'the address of several homes is corrected': {
    road: 'several-properties',
    until: 'MULTIPLE_PROPERTIES',
    happens: (page) => press(page, 'reviewApp.property.other.open'),
    at: (page) => page.getByRole('heading', { level: 1 }),
  },
}

for (const [what, { road = 'main', until, happens, at, title }] of Object.entries(changes))
  test(`${what}: the person is where it is said`, async ({ page, server, problems }) => {
    problems.allow(/Failed to load resource/)
    await page.setViewportSize({ width: 390, height: 844 })
    await driveTo(page, server, { road, until })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await happens(page)
    await expectSeen(at(page))
    if (title !== undefined) await expect(page).toHaveTitle(new RegExp(`^${copy(title)}`))
  })

test('a code is sent: the person is where it is said', async ({ page }) => {
  await page.goto('/account/heloc/register/account-setup')
  await type(page, 'forms.email.label', `nobody.${crypto.randomUUID()}@mail.example`)
  await page.locator('form [type=submit]').click()
  await expectSeen(page.getByRole('status').filter({ hasText: 'nobody.' }))
})
