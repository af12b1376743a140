import { expect } from '@playwright/test'
import type { PageId } from '#generated/ids'
import { copy } from '../copy.ts'
import type { Borrower } from './borrower.ts'
import type { Hand } from './hand.ts'
import { type SampleFile, samplePdf, samplePicture } from './sample-files.ts'

export type Act = (hand: Hand, borrower: Borrower) => Promise<void>

const choose = (hand: Hand, key: string) => hand.check(hand.page.getByRole('radio', { name: copy(key) }))
const tick = (hand: Hand, key: string) => hand.check(hand.page.getByRole('checkbox', { name: copy(key) }))
const fill = (hand: Hand, key: string, value: string) =>
  hand.fill(hand.page.getByLabel(copy(key), { exact: true }), value)
const press = (hand: Hand, key: string) =>
  hand.press(hand.page.getByRole('button', { name: copy(key), exact: true }))
const follow = (hand: Hand, key: string) =>
  hand.press(hand.page.getByRole('link', { name: copy(key) }).first())

/** Reads a list of documents by their texts, the way that needs no scrolling: each opened, confirmed, and marked as read. */
export async function readDocuments(hand: Hand): Promise<void> {
  const items = hand.page.locator('.reading-item')
  await items.first().waitFor()
  for (const item of await items.all()) {
    const toggle = item.locator('.reading-toggle')
    if ((await toggle.textContent())?.includes(copy('document.reading.read'))) continue
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await hand.press(toggle)
    const asText = item.getByRole('button', { name: copy('shell.document.asText') })
    const confirm = item.getByRole('button', { name: copy('shell.document.confirm') })
    // A telephone begins with the text.
    await asText.or(confirm).waitFor()
    if (await asText.isVisible()) await hand.press(asText)
    await hand.press(confirm)
    await expect(toggle).toContainText(copy('document.reading.read'))
  }
}

export async function sign(
  hand: Hand,
  { firstName, lastName }: Pick<Borrower, 'firstName' | 'lastName'>,
): Promise<void> {
  await fill(hand, 'forms.typedName.label', `${firstName} ${lastName}`)
  await tick(hand, 'forms.signConsent.label')
}

export async function upload(hand: Hand, id: string, file: SampleFile): Promise<void> {
  const { page } = hand
  if (await page.getByText(file.name).first().isVisible()) return
  await hand.upload(page.locator('.file-drop').filter({ has: page.locator(`#${id}`) }), file)
  await expect(page.getByText(file.name).first()).toBeVisible()
  await expect(page.getByText(copy('document.upload.sent')).first()).toBeVisible()
}

/** What a borrower does on each page of the main road. */
export const acts: Partial<Record<PageId, Act>> = {
  'start/profile': async (hand) => {
    await tick(hand, 'forms.softCreditConsent.label')
    await press(hand, 'start.profile.submit')
  },
  liens: async (hand) => {
    const confirmed = hand.page.getByRole('radio', { name: copy('liens.answer.CONFIRMED') })
    await confirmed.first().waitFor()
    for (const lien of await confirmed.all()) await hand.check(lien)
    await tick(hand, 'forms.liensAttested.label')
    await press(hand, 'liens.submit')
  },
  'product/select': async (hand) => {
    await hand.check(hand.page.getByRole('radio').first())
    await press(hand, 'product.select.submit')
  },
  'start/contact': async (hand) => {
    await choose(hand, 'start.contact.mailing.same')
    await tick(hand, 'forms.esignConsent.label')
    const sample = hand.page.locator('details').filter({ hasText: copy('start.contact.sample.text') })
    await hand.press(sample.locator('summary'))
    const text = await sample.getByText(/\b\d{4}\b/).textContent()
    await fill(hand, 'forms.esignCode.label', /\b\d{4}\b/.exec(text ?? '')?.[0] ?? '')
    await press(hand, 'start.contact.submit')
  },
  'start/hmda': async (hand) => {
    for (const question of ['ethnicity', 'race', 'sex']) {
      const group = hand.page.getByRole('group', { name: copy(`forms.${question}.label`) })
      await hand.check(group.getByRole('checkbox', { name: copy(`forms.${question}.DECLINED`) }))
    }
    await press(hand, 'start.hmda.submit')
  },
  'start/app-summary': async (hand, borrower) => {
    await readDocuments(hand)
    await fill(hand, 'forms.ssn.label', '219099999')
    await tick(hand, 'forms.hardCreditConsent.label')
    await sign(hand, borrower)
    await press(hand, 'start.appSummary.submit')
  },
  'income/review': async (hand) => {
    await follow(hand, 'income.types.TRUV_PAYROLL')
    await hand.check(hand.page.getByRole('radio').first())
    await press(hand, 'linking.submit')
    await tick(hand, 'forms.incomeConfirmed.label')
    await press(hand, 'income.review.submit')
  },
  'bank/disburse': async (hand) => {
    await choose(hand, 'forms.accountType.CHECKING')
    await fill(hand, 'forms.routingNumber.label', '011000015')
    await fill(hand, 'forms.accountNumber.label', '000123456789')
    await fill(hand, 'forms.accountNumberRepeated.label', '000123456789')
    await press(hand, 'bank.disburse.submit')
  },
  'bank/autopay': async (hand) => {
    await choose(hand, 'forms.payType.AUTOPAY')
    await choose(hand, 'forms.sameAccount.YES')
    await press(hand, 'bank.autopay.submit')
  },
  identity: async (hand) => {
    await choose(hand, 'forms.idType.US_PASSPORT')
    await upload(hand, 'PASSPORT_FRONT', samplePicture('passport.png'))
    await press(hand, 'identity.submit')
  },
  'signing/intro': async (hand) => {
    await press(hand, 'signing.intro.start')
    await press(hand, 'signing.location.refuse')
  },
  'signing/sign': async (hand, borrower) => {
    await readDocuments(hand)
    await sign(hand, borrower)
    await press(hand, 'signing.sign.submit')
  },
  'notary/intro': (hand) => follow(hand, 'notary.intro.join'),
  'notary/session': async (hand, borrower) => {
    await readDocuments(hand)
    const words = await hand.page.locator('.notary-words').textContent()
    await fill(hand, 'forms.sessionCode.label', /\d{6}/.exec(words ?? '')?.[0] ?? '')
    await sign(hand, borrower)
    await press(hand, 'notary.session.submit')
  },
  'insurance/upload': async (hand) => {
    await upload(hand, 'hazard-files', samplePdf('hazard.pdf'))
    await press(hand, 'insurance.upload.submit')
  },
}
