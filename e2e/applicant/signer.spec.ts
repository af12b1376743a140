import type { APIRequestContext, Page } from '@playwright/test'
import { sampleFile } from '../../product/drive/sample-file.ts'
import { pointer, type RoadDevice } from '../road/device.ts'
import { readDocuments, upload } from '../road/documents.ts'
import { driveTo } from '../road/drive-to.ts'
import { copy } from '../support/copy.ts'
import { expect, expectAccessible as expectNoViolation, test } from '../support/fixtures.ts'

const area = '/account/heloc/heloc-signer'
const coOwner = { firstName: 'Sam', lastName: 'Okafor' }
const password = 'another plain lamp 9'

const button = (page: Page, key: string) => page.getByRole('button', { name: copy(key), exact: true })

/** Checks the page with axe after its heading has loaded, because its address may change before. */
async function expectAccessible(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectNoViolation(page)
}

async function codeFrom(request: APIRequestContext, email: string): Promise<string> {
  const letters: readonly { readonly recipient: string; readonly body: string }[] = await (
    await request.get('/outbox')
  ).json()
  return /\b\d{6}\b/.exec(letters.find(({ recipient }) => recipient === email)?.body ?? '')?.[0] ?? ''
}

async function setUp(page: Page, email: string, code: string): Promise<void> {
  await page.goto(`${area}/login?step=setup`)
  await page.getByLabel(copy('forms.email.label')).fill(email)
  await page.getByLabel(copy('forms.code.label')).fill(code)
  await page.getByLabel(copy('forms.newPassword.label')).fill(password)
  await button(page, 'register.accountSetup.submit').click()
  await page.getByRole('checkbox', { name: copy('forms.termsAccepted.label') }).check()
  await button(page, 'register.accountSetup.terms.submit').click()
  await page.waitForURL(`**${area}/intro`)
}

async function agree(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: copy('forms.esignConsent.label') }).check()
  const sample = page.locator('details').filter({ hasText: copy('start.contact.sample.text') })
  await sample.locator('summary').click()
  const text = await sample.getByText(/\b\d{4}\b/).textContent()
  await page.getByLabel(copy('forms.esignCode.label')).fill(/\b\d{4}\b/.exec(text ?? '')?.[0] ?? '')
  await button(page, 'helocSigner.intro.submit').click()
  await page.waitForURL(`**${area}/identity`)
}

async function showPassport(device: RoadDevice, file: string, submit = 'identity.submit'): Promise<void> {
  await device.check(device.page.getByRole('radio', { name: copy('forms.idType.US_PASSPORT') }))
  await upload(device, 'PASSPORT_FRONT', sampleFile(file))
  await button(device.page, submit).click()
}

test('a co-owner signs on a device of their own while the borrower waits, and the borrower goes on', async ({
  page,
  browser,
  request,
  server,
}) => {
  await driveTo(page, server, { road: 'co-owner', until: 'CO_DEED_REQ' })
  const email = `sam.${crypto.randomUUID()}@mail.example`
  await page.getByLabel(copy('signing.additional.email.label')).fill(email)
  await button(page, 'signing.additional.invite').click()
  await expect(page.getByText(copy('signing.additional.state.INVITED'))).toBeVisible()
  await expectAccessible(page)

  const device = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } })
  const phone = await device.newPage()
  const far = pointer(phone)
  await phone.goto(`${area}/sign`)
  await phone.waitForURL(`**${area}/login`)
  await expectAccessible(phone)
  await setUp(phone, email, await codeFrom(request, email))
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('Jo Doe')
  await expect(phone.getByRole('link', { name: copy('shell.nav.dashboard') })).toHaveCount(0)
  await expectAccessible(phone)
  await agree(phone)
  await expect(page.getByText(copy('signing.additional.state.IN_PROGRESS'))).toBeVisible()

  await expectAccessible(phone)
  await showPassport(far, 'rejected.png')
  await phone.waitForURL(`**${area}/conditions`)
  await expectAccessible(phone)
  await phone.getByRole('link', { name: copy('conditions.action.identity') }).click()
  await phone.waitForURL(`**${area}/conditions/identity`)
  await showPassport(far, 'passport.png')
  await phone.waitForURL(`**${area}/documents`)
  await expectAccessible(phone)

  // Leaving and coming back: resume leads to the signer's current page, and an unknown address leads to the page above.
  await phone.goto(`${area}/resume`)
  await phone.waitForURL(`**${area}/documents`)
  await phone.goto(`${area}/conditions/nothing-here`)
  await phone.waitForURL(`**${area}/documents`)
  await phone.getByRole('link', { name: copy('helocSigner.documents.sign') }).click()
  await phone.waitForURL(`**${area}/sign`)
  await readDocuments(far)
  const name = far.page.getByLabel(copy('forms.typedName.label'), { exact: true })
  await far.fill(name, `${coOwner.firstName} ${coOwner.lastName}`)
  await far.check(far.page.getByRole('checkbox', { name: copy('forms.signConsent.label') }))
  await expectAccessible(phone)
  await button(phone, 'helocSigner.sign.submit').click()
  await phone.waitForURL(`**${area}/resume`)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(copy('helocSigner.resume.title'))
  await expectAccessible(phone)

  await page.waitForURL(/notary\/intro$/)
  await phone.getByRole('link', { name: copy('shell.nav.logout') }).click()
  await phone.waitForURL(`**${area}/login`)
  await device.close()
})

test('a borrower finds nothing of a signer’s, and a signer nothing of a borrower’s', async ({
  page,
  browser,
  request,
  server,
  problems,
}) => {
  problems.allow(/status of 404/)
  const borrower = await driveTo(page, server, { road: 'co-owner', until: 'CO_DEED_REQ' })
  const email = `sam.${crypto.randomUUID()}@mail.example`
  await page.waitForURL(/signing\/additional$/)
  await page.goto(`${area}/sign`)
  await page.waitForURL(`**${area}/error`)
  await expectAccessible(page)
  await page.goBack()
  await page.goto('/dashboard')
  await page.getByRole('link', { name: copy('dashboard.goOn') }).click()
  await page.waitForURL(/signing\/additional$/)
  const application = page.url()
  await page.getByLabel(copy('signing.additional.email.label')).fill(email)
  await button(page, 'signing.additional.invite').click()
  await expect(page.getByText(copy('signing.additional.state.INVITED'))).toBeVisible()

  const device = await browser.newContext({ baseURL: server.url })
  const other = await device.newPage()
  await setUp(other, email, await codeFrom(request, email))
  await test.step('the ways to refuse stand apart from the button that agrees', async () => {
    const agreeing = await button(other, 'helocSigner.intro.submit').boundingBox()
    const refusing = await other
      .getByRole('heading', { name: copy('helocSigner.refuse.heading') })
      .boundingBox()
    expect((refusing?.y ?? 0) - (agreeing?.y ?? 0) - (agreeing?.height ?? 0)).toBeGreaterThanOrEqual(40)
  })
  await other.goto(application)
  await other.waitForURL('**/dashboard')
  await expect(other.getByText(borrower.email)).toHaveCount(0)
  await device.close()
})

test('old addresses of the signer’s area lead to the new ones with their query', async ({ page }) => {
  await page.goto('/account/heloc-signer/login?step=setup')
  await page.waitForURL(`**${area}/login?step=setup`)
  await page.goto('/heloc-signer/login?step=setup')
  await page.waitForURL(`**${area}/login?step=setup`)
  await page.goto(area)
  await page.waitForURL(`**${area}/login`)
})
