import { randomUUID } from 'node:crypto'
import { asJsonObject, isJsonObject, type Json, type JsonObject, loadSource, tenantJourney } from '#source'
import { planFields, type QuestionForm } from '../../product/drive/plan-fields.ts'
import { sampleAnswers } from '../../product/drive/sample-answers.ts'
import { sampleFile } from '../../product/drive/sample-file.ts'
import { copy } from '../support/copy.ts'
import type { Borrower } from './borrower.ts'
import type { RoadDevice } from './device.ts'
import { readDocuments, upload } from './documents.ts'
import { fillField } from './fill-field.ts'
import { pageOf } from './page-of.ts'

const source = loadSource()
const flows = tenantJourney(source, 'hearthline').source

const choose = (device: RoadDevice, key: string) =>
  device.check(device.page.getByRole('radio', { name: copy(key) }))
const press = (device: RoadDevice, key: string) =>
  device.press(device.page.getByRole('button', { name: copy(key), exact: true }))
const follow = (device: RoadDevice, key: string) =>
  device.press(device.page.getByRole('link', { name: copy(key) }).first())

/** Unfolds the inputs for account numbers, if they are folded. */
export async function openNumbers(device: RoadDevice): Promise<void> {
  const [open, close] = ['open', 'close'].map((way) =>
    device.page.getByRole('button', { name: copy(`bank.disburse.type.${way}`), exact: true }),
  )
  if (!open || !close) return
  await open.or(close).waitFor()
  if (await open.isVisible()) await device.press(open)
}

/**
 * Functions for pages that ask in another way than by the fields of their form. Each answers its page and returns
 * answers for the form's fields; null for a field that needs no answer any more.
 */
const specials: Readonly<Record<string, (device: RoadDevice) => Promise<JsonObject>>> = {
  'product/select': async (device) => {
    await device.fill(
      device.page.getByLabel(copy('product.select.amount.heading'), { exact: true }),
      '40,000',
    )
    await device.check(device.page.getByRole('radio').first())
    return { amount: null }
  },
  'start/contact': async (device) => {
    await choose(device, 'start.contact.mailing.same')
    const sample = device.page.locator('details').filter({ hasText: copy('start.contact.sample.text') })
    if ((await sample.getAttribute('open')) === null) await device.press(sample.locator('summary'))
    const text = await sample.getByText(/\b\d{4}\b/).textContent()
    // The page shows the answers of registration as text.
    return {
      email: null,
      phoneNumber: null,
      mailingAddress: null,
      esignCode: /\b\d{4}\b/.exec(text ?? '')?.[0] ?? '',
    }
  },
  'bank/disburse': async (device) => {
    await openNumbers(device)
    return {}
  },
  'income/review': async (device) => {
    await device.press(device.page.getByRole('button', { name: copy('income.types.TRUV_PAYROLL') }).first())
    await device.check(device.page.getByRole('radio').first())
    await press(device, 'linking.submit')
    return {}
  },
  'signing/intro': async (device) => {
    await follow(device, 'signing.intro.start')
    await press(device, 'signing.location.refuse')
    return {}
  },
  'notary/intro': async (device) => {
    await follow(device, 'notary.intro.join')
    return {}
  },
  'notary/session': async ({ page }) => {
    const words = await page.getByText(/^\d{6}$/).textContent()
    return { sessionCode: /\d{6}/.exec(words ?? '')?.[0] ?? '' }
  },
}

/** Input id and file name of documents that a page requests under another id than the document's type. */
const uploads: Readonly<Record<string, readonly [id: string, name: string]>> = {
  PROOF_OF_HAZARD_INSURANCE: ['hazard-files', 'hazard.pdf'],
}

/** Whether the sample applicant has to do something on a page. */
export const isAnswered = ({ applicant }: Borrower, id: string): boolean =>
  id in specials || Object.keys(sampleAnswers(applicant, id, flows)).length > 0

/** Answers a page with the sample answers to its form, and submits it. */
export async function answerPage(
  device: RoadDevice,
  borrower: Borrower,
  id = pageOf(device.page),
): Promise<void> {
  if (isAnswered(borrower, id)) await answerForm(device, borrower, id)
}

/** Answers the page of a form that every borrower answers, in the same way. */
export async function answerForm(device: RoadDevice, borrower: Borrower, id: string): Promise<void> {
  const answers = sampleAnswers(borrower.applicant, id, flows)
  const { documents = [] } = answers
  if ('$read' in Object(documents)) await readDocuments(device)
  const further = (await specials[id]?.(device)) ?? {}
  const form = source.files.get(`flows/forms/${id}.json`)?.value
  if (form === undefined) return
  const { submit, ...questions } = asJsonObject(form) as JsonObject & QuestionForm
  for (const field of planFields(id, questions, { ...answers, ...further })) {
    const answer = onPage(field.answer, borrower)
    if (answer !== undefined) await fillField(device, { ...field, answer })
  }
  for (const document of Array.isArray(documents) ? documents : [])
    await uploadSample(device, String(asJsonObject(document).$upload))
  await press(device, String(submit))
}

/** Text that a borrower types for a sample answer; undefined if the page has filled it in already. */
function onPage(answer: Json, { firstName, lastName }: Borrower): Json | undefined {
  if (isJsonObject(answer) && '$fullName' in answer) return `${firstName} ${lastName}`
  const isFilledIn = Object.keys(asJsonObject(answer)).some((key) => key.startsWith('$'))
  return answer === null || isFilledIn ? undefined : answer
}

async function uploadSample(device: RoadDevice, type: string): Promise<void> {
  const [id, name] = uploads[type] ?? [type, `${type}.png`]
  // Two tabs may add it at once: the same file twice would be refused.
  await upload(device, id, sampleFile(name, randomUUID()))
}
