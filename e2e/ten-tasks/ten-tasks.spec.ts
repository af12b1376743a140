import type { Page } from '@playwright/test'
import { sampleFile } from '../../product/drive/sample-file.ts'
import type { Borrower } from '../road/borrower.ts'
import { type DriveTo, driveTo } from '../road/drive-to.ts'
import { expect, test } from '../support/fixtures.ts'
import { longDays } from '../support/product-server.ts'
import { Reader } from './reader.ts'

/** Task of a user who only reads the screen of a telephone. */
interface Task {
  readonly title: string
  /** State of the application in which the user starts the task. */
  readonly at: DriveTo
  /** Highest number of presses for the task. */
  readonly most: number
  readonly act: (reader: Reader, borrower: Borrower) => Promise<void>
}

test.use({ pace: longDays })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const tasks: readonly Task[] = [
  {
    title: 'find the fee',
    at: { until: 'APP_SUBMISSION' },
    most: 0,
    act: async ({ page }) => {
      const fee = page.getByRole('term').filter({ hasText: 'Origination fee' }).filter({ visible: true })
      await expect(fee.first().locator('xpath=following-sibling::*[1]')).toHaveText('$1,794.00')
    },
  },
  {
    title: 'change the amount',
    at: { until: 'APP_SUBMISSION' },
    most: 2,
    act: async (reader) => {
      await reader.press('button', 'Change your offer')
      await reader.type('How much do you want?', '41,000')
      await reader.press('button', 'Choose this offer')
      await expect(heading(reader.page)).toHaveText('Review and sign your application')
      await expect(reader.page.getByText('$41,000.00').filter({ visible: true }).first()).toBeVisible()
    },
  },
  {
    title: 'correct a name',
    at: { until: 'GEN_PRE_SOFT_CREDIT_DISCLOSURE' },
    most: 2,
    act: async (reader) => {
      await reader.press('link', 'Change Legal name')
      await reader.type('First name', 'Joanna')
      await reader.press('button', 'Save change')
      await expect(heading(reader.page)).toHaveText('Check your details')
      await expect(reader.page.getByText('Joanna Doe')).toBeVisible()
    },
  },
  {
    title: 'stop and resume',
    at: { until: 'HMDA' },
    most: 4,
    act: async (reader, { email, password }) => {
      await expect(heading(reader.page)).toHaveText('Fair lending questions')
      await reader.press('button', 'Your account')
      await reader.press('link', 'Logout')
      await reader.press('link', 'Sign in again')
      await reader.type('Email address', email)
      await reader.page.getByLabel('Password', { exact: true }).fill(password)
      await reader.press('button', 'Sign in')
      await expect(heading(reader.page)).toHaveText('Fair lending questions')
    },
  },
  {
    title: 'ask for help',
    at: { until: 'HMDA' },
    most: 2,
    act: async (reader) => {
      await reader.press('button', 'Chat with us')
      await reader.type('Name', 'Jo Doe')
      await reader.press('button', 'Start chat')
      await expect(reader.page.getByRole('textbox', { name: 'Your message' })).toBeVisible()
    },
  },
  {
    title: 'cancel',
    at: { until: 'APP_SUBMISSION' },
    most: 5,
    act: async (reader) => {
      await reader.press('button', 'Menu')
      await reader.press('link', 'Dashboard')
      await reader.press('button', 'Withdraw this application')
      await reader.press('checkbox', 'I want to withdraw this application.')
      await reader.press('button', 'Withdraw my application')
      await expect(reader.page.getByText(/^You withdrew it on/)).toBeVisible()
    },
  },
  {
    title: 'upload a second page',
    at: { until: 'INCOME_VERIFICATION' },
    most: 5,
    act: async (reader) => {
      await reader.unfold('Other ways, such as uploading documents')
      await reader.press('link', 'Paystub')
      await reader.chooseFile('Choose files', sampleFile('page-one.png'))
      await reader.chooseFile('Choose files', sampleFile('page-two.png'))
      const received = reader.page.getByRole('listitem').filter({ hasText: 'Received' })
      await expect(received.filter({ hasText: /page-(one|two)\.png/ })).toHaveCount(2)
      await reader.press('link', 'Done, back to my income')
      await expect(heading(reader.page)).toHaveText('Verify your income')
    },
  },
  {
    title: 'read the disclosure again',
    at: { until: 'INCOME_VERIFICATION' },
    most: 4,
    act: async (reader) => {
      await reader.press('button', 'Menu')
      await reader.press('link', 'Dashboard')
      await reader.press('link', /^\d+ documents$/)
      await reader.press('button', /^Read Home equity application disclosures/)
      await expect(reader.page.getByRole('heading', { name: 'Security interest' })).toBeVisible()
    },
  },
  {
    title: 'add a co-owner',
    at: { road: 'co-owner', until: 'CO_DEED_REQ' },
    most: 1,
    act: async (reader) => {
      await reader.type('Their email address', `sam.${crypto.randomUUID()}@mail.example`)
      await reader.press('button', 'Send the invitation')
      await expect(reader.page.getByText('Invitation sent')).toBeVisible()
    },
  },
  {
    title: 'find the date of the money',
    at: { until: 'RESCISSION' },
    most: 0,
    act: async ({ page }) => {
      const step = page.getByRole('listitem').filter({ hasText: 'We send you the money' })
      await expect(step.getByText(/^after \d\d\/\d\d\/\d{4}$/)).toBeVisible()
    },
  },
]

for (const { title, at, most, act } of tasks) {
  test(`${title}, in at most ${most} presses`, async ({ page, server }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const borrower = await driveTo(page, server, at)
    await expect(heading(page)).toBeVisible()
    const reader = new Reader(page)
    await act(reader, borrower)
    expect(reader.presses).toBeLessThanOrEqual(most)
  })
}
