import { codeTo } from '../support/code-to.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'

const email = 'ana.reyes@example.com'
const password = 'a long enough password'
const lender = 'summit-wholesale'

test('somebody invited by a wholesale lender sets up an account, and later replaces a forgotten password', async ({
  page,
  problems,
  request,
  server,
}) => {
  problems.allow(/^other host: http:\/\/summit-wholesale\.localhost:/)
  // If the code is right but the terms were not accepted, the server responds with 422 and the page asks for the
  // acceptance.
  problems.allow(/422 .*\/registration\/setup\)$/)
  const base = server.url.replace('localhost', `${lender}.localhost`)
  await request.post('/sandbox/invitations', {
    data: {
      orgCode: 'SUMMIT_WHOLESALE',
      email,
      firstName: 'Ana',
      lastName: 'Reyes',
      referrer: '5f0c2a9e-6f2b-4c1d-9a53-1c8f4d7e2b60',
    },
  })

  await page.goto(`${base}/account/heloc/register`)
  await page.getByRole('link', { name: 'I was invited' }).click()
  await page.getByRole('button', { name: 'I already have a code' }).click()
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Code from your email').fill(await codeTo(request, email))
  await page.getByLabel('Create a password').fill(password)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Set password and continue' }).click()
  await page.getByLabel(/I agree to the terms/).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Agree and continue' }).click()
  await expect(page).toHaveURL(/\/account\/heloc\/[\da-f-]{36}\//)
  const application = page.url()
  await expect(page.getByRole('region', { name: 'Your Loan Officer' })).toContainText('Dana Whitfield')

  await page.goto(`${base}/auth/logout`)
  await page.getByRole('link', { name: 'Sign in again' }).click()
  await page.getByRole('link', { name: 'Forgot your password, or invited?' }).click()
  // Waits for this button, because the login form, which also asks for the address, stays until the next page has
  // loaded.
  await page.getByRole('button', { name: 'Send the code' }).waitFor()
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible()
  await page.getByLabel('Code from your email').fill(await codeTo(request, email))
  await page.getByLabel('Create a password').fill(`${password} again`)
  await page.getByRole('button', { name: 'Set password and continue' }).click()
  await expect(page).toHaveURL(application)
})
