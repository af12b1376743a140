import type { Borrower } from './borrower.ts'

/** The steps of the main road, by the server state at which each is due. Each ends when the server asks for the next. */
export const road: readonly (readonly [state: string, step: (borrower: Borrower) => Promise<void>])[] = [
  ['GEN_PRE_SOFT_CREDIT_DISCLOSURE', consentToSoftPull],
  ['LIEN_VERIFICATION', confirmLiens],
  ['OFFER_SELECTION', selectOffer],
  ['COLLECT_ADDITIONAL_INFO', giveContact],
  ['HMDA', answerDemographics],
  ['APP_SUBMISSION', signSummary],
  ['INCOME_VERIFICATION', linkIncome],
  ['DISBURSEMENT_ACCOUNT', addAccount],
  ['AUTOPAY_ACCOUNT', chooseAutopay],
  ['IDENTITY_VERIFICATION', showLicense],
  ['NOTE_SIGNING', signNote],
  ['DEED_SIGNING', signDeed],
  ['TRUST_AND_INSURANCE', proveInsurance],
  ['COMPLETE', async () => {}],
]

/** Walks the road as far as a state; answers every state at which the borrower had something to do. */
export async function walk(borrower: Borrower, until = 'COMPLETE'): Promise<readonly string[]> {
  const stops = road.map(([state]) => state)
  const passed: string[] = []
  for (;;) {
    const left = stops.filter((state) => !passed.includes(state))
    const { checklistStatus = 'UNKNOWN' } = await borrower.reach(...left, until)
    passed.push(checklistStatus)
    if (checklistStatus === until) return passed
    await road.find(([state]) => state === checklistStatus)?.[1](borrower)
  }
}

export async function consentToSoftPull(borrower: Borrower): Promise<void> {
  const { properties = [] } = await borrower.heloc()
  await borrower.step('profile', {
    selectedPropertyUuid: properties[0]?.uuid,
    softCreditConsent: true,
    consentTextHash: await borrower.consentHash('soft-credit'),
  })
}

export async function confirmLiens(borrower: Borrower): Promise<void> {
  const { liens = [] } = await borrower.heloc()
  const stated = liens.map(({ uuid, lender, type, balance }) => ({ uuid, lender, type, balance }))
  await borrower.step('liens', { liens: stated, attested: true })
}

export async function selectOffer(borrower: Borrower): Promise<void> {
  const { offers = [] } = await borrower.heloc()
  const [{ uuid, maxAmount } = { uuid: undefined, maxAmount: 0 }] = offers
  await borrower.step('offer', { offerUuid: uuid, amount: Math.min(60_000, maxAmount) })
}

export async function giveContact(borrower: Borrower): Promise<void> {
  const sample = await borrower.get(
    `/service-application/api/v1/application/heloc/${borrower.application}/documents/esign-test/text`,
  )
  const esignCode = /\d{4}/.exec(sample.json().sections[0].paragraphs[0])?.[0]
  await borrower.step('contact', {
    email: (await borrower.profile()).email,
    phoneNumber: '(207) 555-0100',
    mailingAddress: { street1: '45 Dogwood Court', city: 'Portland', state: 'ME', zip: '04101' },
    esignConsent: true,
    esignCode,
    consentTextHash: await borrower.consentHash('esign'),
  })
}

export async function answerDemographics(borrower: Borrower): Promise<void> {
  await borrower.step('demographics', { ethnicity: ['DECLINED'], race: ['DECLINED'], sex: ['DECLINED'] })
}

export async function signSummary(borrower: Borrower): Promise<void> {
  await borrower.step('summary', {
    typedName: await fullName(borrower),
    signConsent: true,
    documents: await borrower.read('APPLICATION_DISCLOSURE', 'SUMMARY_DISCLOSURE'),
    hardCreditConsent: true,
    consentTextHash: await borrower.consentHash('hard-credit'),
    ssn: '501-22-3344',
  })
}

export async function linkIncome(borrower: Borrower): Promise<void> {
  const url = `/service-application/api/v1/application/heloc/${borrower.application}/income-links/truv-payroll`
  await borrower.post(url, { employer: 'Harbor Works' })
  await borrower.step('income', { confirmed: true })
}

export async function addAccount(borrower: Borrower): Promise<void> {
  const account = {
    routingNumber: '021000021',
    accountNumber: '987654321',
    accountNumberRepeated: '987654321',
  }
  await borrower.step('disbursement-account', { accountType: 'CHECKING', ...account })
}

export async function chooseAutopay(borrower: Borrower): Promise<void> {
  await borrower.step('repayment', { payType: 'AUTOPAY', sameAccount: true })
}

export async function showLicense(borrower: Borrower): Promise<void> {
  const front = await borrower.uploaded('DRIVERS_LICENSE_FRONT')
  const back = await borrower.uploaded('DRIVERS_LICENSE_BACK')
  await borrower.step('identity', { idType: 'US_DRIVERS_LICENSE', documents: [front, back] })
}

export async function signNote(borrower: Borrower): Promise<void> {
  const documents = await borrower.read('CLOSING_DISCLOSURE', 'NOTE')
  await borrower.step('note', { typedName: await fullName(borrower), signConsent: true, documents })
}

export async function signDeed(borrower: Borrower): Promise<void> {
  const url = `/service-application/api/v1/application/heloc/${borrower.application}/notary-session`
  const { sessionCode } = (await borrower.get(url)).json()
  const documents = await borrower.read('DEED')
  await borrower.step('deed', {
    typedName: await fullName(borrower),
    signConsent: true,
    documents,
    sessionCode,
  })
}

export async function proveInsurance(borrower: Borrower): Promise<void> {
  await borrower.step('insurance', { documents: [await borrower.uploaded('PROOF_OF_HAZARD_INSURANCE')] })
}

async function fullName(borrower: Borrower): Promise<string> {
  const { name } = await borrower.profile()
  return `${name?.firstName} ${name?.lastName}`
}
