import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { codeOf } from '../../tests/support/http/factor.ts'
import { answerPage } from '../road/answer-page.ts'
import type { Borrower } from '../road/borrower.ts'
import { pointer } from '../road/device.ts'
import { driveTo } from '../road/drive-to.ts'
import { codeTo } from '../support/code-to.ts'
import { copy } from '../support/copy.ts'
import { expect, test } from '../support/fixtures.ts'
import { lookAt } from '../support/look-at.ts'
import { brisk } from '../support/product-server.ts'

const run = promisify(execFile)
const pace = { ...brisk, SANDBOX_STAFF_FACTOR: 'on' }
test.use({ givesProofs: false, pace })

/** Code that the app shows now. The one that it shows next serves beside it, so that no test waits for half a minute. */
const shown = (secret: string) => codeOf(secret, new Date())
const shownNext = (secret: string) => codeOf(secret, new Date(Date.now() + 30_000))

const press = (page: Page, key: string) => page.getByRole('button', { name: copy(key), exact: true }).click()

/** Signs out, and gives the password again. */
async function givePassword(page: Page, { email, password }: Borrower): Promise<void> {
  await page.goto('/auth/logout')
  await page.getByRole('link', { name: copy('auth.logout.again') }).click()
  await page.getByLabel(copy('forms.email.label')).fill(email)
  await page.getByLabel(copy('forms.password.label')).fill(password)
  await press(page, 'auth.login.submit')
}

/** Looks at the page in Spanish, and comes back to English. */
async function lookInSpanish(page: Page): Promise<void> {
  const { pathname } = new URL(page.url())
  await page.goto(`${pathname}?lang=es-US`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US')
  await lookAt(page)
  await page.goto(`${pathname}?lang=en-US`)
}

test('a borrower turns the second step on, signs in and moves money with it, and turns it off', async ({
  page,
  server,
  problems,
}) => {
  problems.allow(/status of 422 .*\/verification\b/)
  const borrower = await driveTo(page, server, { until: 'DISBURSEMENT_ACCOUNT' })
  await page.goto('/dashboard/settings')
  const section = page.getByRole('region', { name: copy('settings.factor.title') })

  const { secret, codes } = await test.step('it is set up in the settings', async () => {
    await press(page, 'settings.factor.open')
    await section.getByLabel(copy('forms.currentPassword.label')).fill(borrower.password)
    await press(page, 'settings.factor.begin')
    await expect(section.getByRole('img', { name: copy('settings.factor.picture') })).toBeVisible()
    await lookAt(page)
    const key = (await section.locator('code').innerText()).replaceAll(' ', '')
    await section.getByLabel(copy('factor.code')).fill(shown(key))
    await press(page, 'settings.factor.confirm')
    await expect(page.getByRole('heading', { name: copy('settings.factor.codesTitle') })).toBeFocused()
    await lookAt(page)
    const recovery = await section.getByRole('listitem').allInnerTexts()
    const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'settings.factor.download')])
    const kept = await readFile(await file.path(), 'utf8')
    for (const code of recovery) expect(kept).toContain(code)
    await press(page, 'settings.factor.kept')
    await expect(section.getByText(copy('settings.factor.turnedOn'))).toBeVisible()
    await lookInSpanish(page)
    return { secret: key, codes: recovery }
  })
  expect(codes).toHaveLength(10)

  await test.step('the sign-in asks for the code, also after a reload', async () => {
    await givePassword(page, borrower)
    const field = page.getByLabel(copy('factor.code'))
    await expect(field).toBeVisible()
    await page.reload()
    await lookInSpanish(page)
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=/)
    await page.goto('/auth/login')
    await field.fill('000000')
    await press(page, 'factor.submit')
    await expect(page.getByText(copy('server.errors.FACTOR_CODE')).first()).toBeVisible()
    await field.fill(shownNext(secret))
    await press(page, 'factor.submit')
    await page.waitForURL(/bank\/disburse$/)
  })

  await test.step('the account for the money takes a code of it, here a recovery code', async () => {
    await answerPage(pointer(page), borrower)
    const dialog = page.getByRole('dialog', { name: copy('proof.title') })
    await expect(dialog.getByLabel(copy('factor.code'))).toBeVisible()
    await expect(dialog.getByText(copy('proof.mail'))).toBeHidden()
    await lookAt(page)
    await dialog.getByRole('button', { name: copy('factor.byRecovery') }).click()
    await dialog.getByLabel(copy('factor.recovery')).fill(codes[0] ?? '')
    await dialog.getByRole('button', { name: copy('proof.submit') }).click()
    await page.waitForURL(/bank\/autopay$/)
  })

  await test.step('a recovery code signs in without the app', async () => {
    await givePassword(page, borrower)
    await press(page, 'factor.byRecovery')
    await page.getByLabel(copy('factor.recovery')).fill(codes[1] ?? '')
    await press(page, 'factor.submit')
    await page.waitForURL(/bank\/autopay$/)
  })

  const change = async (code: string) => {
    await section.getByLabel(copy('forms.currentPassword.label')).fill(borrower.password)
    await section.getByLabel(copy('settings.factor.either')).fill(code)
  }

  const [first] = await test.step('new recovery codes take the place of the earlier ones', async () => {
    await page.goto('/dashboard/settings')
    await expect(section.getByText('You have 8 recovery codes left.')).toBeVisible()
    await press(page, 'settings.factor.openCodes')
    await change(codes[2] ?? '')
    await lookAt(page)
    await press(page, 'settings.factor.makeCodes')
    await expect(page.getByRole('heading', { name: copy('settings.factor.codesTitle') })).toBeFocused()
    const made = await section.getByRole('listitem').allInnerTexts()
    expect(made.filter((code) => codes.includes(code))).toEqual([])
    await press(page, 'settings.factor.kept')
    await expect(section.getByText('You have 10 recovery codes left.')).toBeVisible()
    return made
  })

  await test.step('turned off, the password signs in alone', async () => {
    await press(page, 'settings.factor.openOff')
    await change(first ?? '')
    await lookAt(page)
    await press(page, 'settings.factor.turnOff')
    await expect(section.getByText(copy('settings.factor.turnedOff'))).toBeVisible()
    await givePassword(page, borrower)
    await page.waitForURL(/bank\/autopay$/)
  })
})

test('somebody of the staff sets their app up before anything opens, and signs in with it', async ({
  page,
  request,
  server,
}) => {
  const email = 'fay.desk@example.com'
  const password = 'a desk lamp and a stapler'
  const staff = ['staff', 'add', '--email', email, '--name', 'Fay Desk', '--url', server.url]
  await run(
    process.execPath,
    ['tools/journey.js', ...staff, '--role', 'REVIEWER', '--tenant', 'hearthline'],
    {
      env: { ...process.env, DATA_DIR: server.dataDir },
    },
  )
  await page.goto('/agent')
  await page.getByRole('link', { name: 'Set or replace your password' }).click()
  await page.getByRole('button', { name: 'I have a code already' }).click()
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Code from your email').fill(await codeTo(request, email))
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Set password and sign in' }).click()

  await page.getByRole('button', { name: 'Show the QR code' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await lookAt(page)
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  const code = page.getByLabel('Code from your app, or a recovery code')
  await code.fill(shown(secret))
  await page.getByRole('button', { name: 'Confirm and sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Keep your recovery codes' })).toBeVisible()
  await lookAt(page)
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByRole('heading', { name: 'Hello, Fay Desk' })).toBeVisible()

  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await lookAt(page)
  await code.fill(shownNext(secret))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Hello, Fay Desk' })).toBeVisible()
})
