import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { sampleFile } from '../../product/drive/sample-file.ts'
import { payloadOf } from '../road/device.ts'
import { codeTo } from '../support/code-to.ts'
import { copy } from '../support/copy.ts'
import { expect, test } from '../support/fixtures.ts'
import { lookAt } from '../support/look-at.ts'

const run = promisify(execFile)
const officer = 'sam.desk@example.com'
const borrower = 'ana.reyes@example.com'
const password = 'a desk lamp and a stapler'

test('somebody of the staff is added, invites a borrower, asks them for something and accepts it', async ({
  page,
  problems,
  request,
  server,
  browser,
}) => {
  // If the code is right but the terms were not accepted, the server responds with 422 and the page asks for the
  // acceptance.
  problems.allow(/422 .*\/registration\/setup\)$/)
  await test.step('the operator adds them by the command', async () => {
    const staff = ['staff', 'add', '--email', officer, '--name', 'Sam Desk', '--url', server.url]
    const roles = ['--role', 'LOAN_OFFICER,REVIEWER', '--tenant', 'hearthline,harborcu']
    await run(process.execPath, ['tools/journey.js', ...staff, ...roles], {
      env: { ...process.env, DATA_DIR: server.dataDir },
    })
  })

  await test.step('they set a password with the mailed code', async () => {
    await page.goto('/agent')
    await lookAt(page)
    await page.getByRole('link', { name: 'Set or replace your password' }).click()
    await expect(page.getByRole('heading', { name: 'Get a code' })).toBeFocused()
    await page.getByRole('button', { name: 'I have a code already' }).click()
    await page.getByRole('button', { name: 'Set password and sign in' }).click()
    await expect(page.getByLabel('Email address')).toBeFocused()
    await expect(page.getByText('Required')).toHaveCount(3)
    await page.getByLabel('Email address').fill(officer)
    await expect(page.getByText('Required')).toHaveCount(2)
    await page.getByLabel('Code from your email').fill(await codeTo(request, officer))
    await page.getByLabel('New password').fill(password)
    await lookAt(page)
    await page.getByRole('button', { name: 'Set password and sign in' }).click()
    await expect(page.getByRole('heading', { name: 'Hello, Sam Desk' })).toBeVisible()
    await lookAt(page)
  })

  await test.step('they sign out and in again', async () => {
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByLabel('Email address').fill(officer)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { name: 'Hello, Sam Desk' })).toBeVisible()
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['agent-jwt'])
  })

  await test.step('they invite a borrower', async () => {
    await page.getByRole('link', { name: 'Go to invitations' }).click()
    await fillInvitation(page)
    await page.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(page.getByRole('status').filter({ hasText: `${borrower} is invited.` })).toBeFocused()
    await expect(page.getByRole('listitem')).toContainText('Has not set a password yet')
    await lookAt(page)
  })

  const context = await browser.newContext({ baseURL: server.url })
  const theirs = await context.newPage()
  const application = await test.step('who sets up the account and sees who invited them', async () => {
    await theirs.goto('/account/heloc/register/account-setup?step=code&org=hearthline')
    await theirs.getByLabel('Email address').fill(borrower)
    await theirs.getByLabel('Code from your email').fill(await codeTo(request, borrower))
    await theirs.getByLabel('Create a password').fill(password)
    await theirs.getByRole('button', { name: 'Set password and continue' }).click()
    await theirs.getByLabel(/I agree to the terms/).check()
    await theirs.getByRole('button', { name: 'Agree and continue' }).click()
    await expect(theirs).toHaveURL(/\/account\/heloc\/[\da-f-]{36}\//)
    await expect(theirs.getByRole('region', { name: 'Your Loan Officer' })).toContainText('Sam Desk')
    return /heloc\/([\da-f-]{36})/.exec(theirs.url())?.[1] ?? ''
  })

  await test.step('a reviewer finds the application and asks for a document', async () => {
    await page.getByRole('link', { name: 'Desk', exact: true }).click()
    await expect(page.getByText('Nothing waits at the moment.')).toBeVisible()
    await page.getByLabel('Loan number or email of the borrower').fill(borrower)
    await page.getByLabel('Why you open it').selectOption('REVIEW')
    await page.getByRole('button', { name: 'Find' }).click()
    await page.getByRole('link', { name: 'Ana Reyes' }).click()
    await page.getByLabel('What is needed').selectOption('GENERIC_DOCUMENT_REQUEST')
    await page.getByLabel('Comments to the borrower').fill('The deed of 1998, please.')
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    await expect(page.getByText('Waits for the borrower')).toBeVisible()
  })

  await test.step('the borrower sees it and answers', async () => {
    await theirs.goto(`/account/heloc/${application}/conditions`)
    await expect(theirs.getByText('The deed of 1998, please.')).toBeVisible()
    await theirs
      .getByRole('link', { name: copy('conditions.action.upload') })
      .first()
      .click()
    await theirs
      .locator('input[type=file]')
      .first()
      .setInputFiles(await payloadOf(sampleFile('deed.pdf')))
    await expect(theirs.getByText('Received', { exact: true })).toBeVisible()
    await theirs.getByRole('button', { name: copy('conditions.uploadDocument.submit') }).click()
    await expect(theirs).toHaveURL(/\/conditions$/)
  })

  await test.step('the reviewer accepts the answer', async () => {
    await page.getByRole('link', { name: 'Desk', exact: true }).click()
    await expect(page.getByRole('listitem')).toContainText('An answer to look at')
    await lookAt(page)
    await page.getByRole('link', { name: 'Ana Reyes' }).click()
    await lookAt(page)
    await page.getByRole('button', { name: 'Accept the answer' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'The answer is accepted.' })).toBeFocused()
    await expect(page.getByText('Met', { exact: true })).toBeVisible()
  })
  await context.close()
})

async function fillInvitation(page: Page): Promise<void> {
  await page.getByLabel('Lender').selectOption('hearthline')
  await page.getByLabel('First name').fill('Ana')
  await page.getByLabel('Last name').fill('Reyes')
  await page.getByLabel('Email address').fill(borrower)
  await page.getByLabel('Date of birth').fill('1979-05-14')
  await page.getByLabel('Phone number').fill('(207) 555-0190')
  await page.getByLabel('Street of the home').fill('45 Dogwood Court')
  await page.getByLabel('City').fill('Portland')
  await page.getByLabel('State', { exact: true }).selectOption('ME')
  await page.getByLabel('ZIP code').fill('04101')
  await page.getByLabel('How the home is used').selectOption('PRIMARY')
  await page.getByLabel('Employment').selectOption('FULL_TIME')
  await page.getByLabel('Income in dollars a year').fill('118,000')
}
