import { expect, type Page } from '@playwright/test'
import type { PageId } from '#generated/ids'
import { copy } from '../copy.ts'
import type { Borrower } from './borrower.ts'
import { type SampleFile, samplePdf, samplePicture } from './sample-files.ts'

export type Act = (page: Page, borrower: Borrower) => Promise<void>

const choose = (page: Page, key: string) => page.getByRole('radio', { name: copy(key) }).check()
const tick = (page: Page, key: string) => page.getByRole('checkbox', { name: copy(key) }).check()
const fill = (page: Page, key: string, value: string) =>
  page.getByLabel(copy(key), { exact: true }).fill(value)
const press = (page: Page, key: string) => page.getByRole('button', { name: copy(key), exact: true }).click()

/** Confirms every open document by its text, the way that needs no scrolling. */
async function readAll(page: Page): Promise<void> {
  const asText = page.getByRole('button', { name: copy('shell.document.asText') })
  const confirm = page.getByRole('button', { name: copy('shell.document.confirm') })
  await asText.first().waitFor()
  while ((await asText.count()) > 0) await asText.first().click()
  for (const button of await confirm.all()) await button.click()
}

/** Opens the documents of a reading list one after the other. */
async function readList(page: Page): Promise<void> {
  const toggles = page.locator('.reading-toggle')
  await toggles.first().waitFor()
  for (const toggle of await toggles.all()) {
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
    await readAll(page)
    await expect(toggle).toContainText(copy('document.reading.read'))
  }
}

async function sign(page: Page, { firstName, lastName }: Borrower): Promise<void> {
  await fill(page, 'forms.typedName.label', `${firstName} ${lastName}`)
  await tick(page, 'forms.signConsent.label')
}

async function upload(page: Page, id: string, file: SampleFile): Promise<void> {
  await page
    .locator(`#${id} input[type=file]:not([capture]), input#${id}[type=file]`)
    .first()
    .setInputFiles(file)
  await expect(page.getByText(file.name).first()).toBeVisible()
}

/** What a borrower does on each page of the main road. */
export const acts: Partial<Record<PageId, Act>> = {
  'start/profile': async (page) => {
    await tick(page, 'forms.softCreditConsent.label')
    await press(page, 'start.profile.submit')
  },
  liens: async (page) => {
    for (const radio of await page.getByRole('radio', { name: copy('liens.answer.CONFIRMED') }).all())
      await radio.check()
    await tick(page, 'forms.liensAttested.label')
    await press(page, 'liens.submit')
  },
  'product/select': async (page) => {
    await page.getByRole('radio').first().check()
    await press(page, 'product.select.submit')
  },
  'start/contact': async (page) => {
    await choose(page, 'start.contact.mailing.same')
    await tick(page, 'forms.esignConsent.label')
    const sample = page.locator('details').filter({ hasText: copy('start.contact.sample.text') })
    await sample.locator('summary').click()
    const text = await sample.getByText(/\b\d{4}\b/).textContent()
    await fill(page, 'forms.esignCode.label', /\b\d{4}\b/.exec(text ?? '')?.[0] ?? '')
    await press(page, 'start.contact.submit')
  },
  'start/hmda': async (page) => {
    for (const question of ['ethnicity', 'race', 'sex'])
      await page
        .getByRole('group', { name: copy(`forms.${question}.label`) })
        .getByRole('checkbox', { name: copy(`forms.${question}.DECLINED`) })
        .check()
    await press(page, 'start.hmda.submit')
  },
  'start/app-summary': async (page, borrower) => {
    await readAll(page)
    await fill(page, 'forms.ssn.label', '219-09-9999')
    await tick(page, 'forms.hardCreditConsent.label')
    await sign(page, borrower)
    await press(page, 'start.appSummary.submit')
  },
  'income/review': async (page) => {
    await page
      .getByRole('link', { name: copy('income.types.TRUV_PAYROLL') })
      .first()
      .click()
    await choose(page, 'income.link.choices.EMPLOYER.steady')
    await press(page, 'income.link.submit')
    await tick(page, 'forms.incomeConfirmed.label')
    await press(page, 'income.review.submit')
  },
  'bank/disburse': async (page) => {
    await choose(page, 'forms.accountType.CHECKING')
    await fill(page, 'forms.routingNumber.label', '011000015')
    await fill(page, 'forms.accountNumber.label', '000123456789')
    await fill(page, 'forms.accountNumberRepeated.label', '000123456789')
    await press(page, 'bank.disburse.submit')
  },
  'bank/autopay': async (page) => {
    await choose(page, 'forms.payType.AUTOPAY')
    await choose(page, 'forms.sameAccount.YES')
    await press(page, 'bank.autopay.submit')
  },
  identity: async (page) => {
    await choose(page, 'forms.idType.US_PASSPORT')
    await upload(page, 'PASSPORT_FRONT', samplePicture('passport.png'))
    await press(page, 'identity.submit')
  },
  'signing/intro': async (page) => {
    await press(page, 'signing.intro.start')
    await press(page, 'signing.location.refuse')
  },
  'signing/sign': async (page, borrower) => {
    await readList(page)
    await sign(page, borrower)
    await press(page, 'signing.sign.submit')
  },
  'notary/intro': async (page) => {
    await page.getByRole('link', { name: copy('notary.intro.join') }).click()
  },
  'notary/session': async (page, borrower) => {
    await readList(page)
    const code = await page.locator('.notary-words').textContent()
    await fill(page, 'forms.sessionCode.label', /\d{6}/.exec(code?.replaceAll(/\s/g, '') ?? '')?.[0] ?? '')
    await sign(page, borrower)
    await press(page, 'notary.session.submit')
  },
  'insurance/upload': async (page) => {
    await upload(page, 'hazard-files', samplePdf('hazard.pdf'))
    await press(page, 'insurance.upload.submit')
  },
}
