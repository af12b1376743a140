import { type Api, dataOf, once } from './client.ts'
import type { paths } from './generated/api.ts'

const application = '/service-application/api/v1/application/heloc/{uuid}'

/** Values of each submission, by its name. */
type Submissions = {
  readonly [Path in keyof paths as Path extends `${typeof application}/submissions/${infer Name}`
    ? Name
    : never]: BodyOf<paths[Path]>
}

type BodyOf<Item> = Item extends {
  post: { requestBody: { content: { 'application/json': infer Body } } }
}
  ? Body
  : never

/** Calls of an applicant in a server state. In every other state the server goes on by itself. */
export type Move = (borrower: Borrower) => Promise<unknown>

/** Signed-in applicant, with the calls that the moves share. */
export class Borrower {
  readonly api: Api
  readonly uuid: string
  readonly password: string

  constructor(api: Api, uuid: string, password: string) {
    this.api = api
    this.uuid = uuid
    this.password = password
  }

  /** Proves by the password who it is, as what moves money asks for (403, code PROOF_REQUIRED). */
  readonly prove = () =>
    dataOf(this.api.POST('/identity/secure/api/v1/proof', { body: { currentPassword: this.password } }))

  private readonly path = () => ({ uuid: this.uuid })

  readonly heloc = () => dataOf(this.api.GET(application, { params: { path: this.path() } }))

  readonly submit = <Name extends keyof Submissions>(name: Name, body: Submissions[Name]) => {
    // All submissions have the same parameters and response, and the name says which body goes with it.
    const path = `${application}/submissions/${name}` as `${typeof application}/submissions/contact`
    const init = { params: { path: this.path(), header: once() }, body: body as Submissions['contact'] }
    return dataOf(this.api.POST(path, init))
  }

  readonly textOf = (document: string) =>
    dataOf(
      this.api.GET(`${application}/documents/{document}/text`, {
        params: { path: { ...this.path(), document } },
      }),
    )

  readonly consent = async (id: string): Promise<string> => {
    const path = '/service-application/external/api/v1/heloc/disclosures/{id}'
    return (await dataOf(this.api.GET(path, { params: { path: { id } } }))).textHash
  }

  /** Opens every document of these types, as is required before signing. */
  readonly read = async (...types: string[]) => {
    const { documents = [] } = await this.heloc()
    const due = documents.filter(({ type }) => types.includes(type)).map(({ uuid = '' }) => uuid)
    return Promise.all(due.map(async (uuid) => ({ uuid, textHash: (await this.textOf(uuid)).textHash })))
  }

  readonly upload = async (type: string): Promise<string> => {
    // Two sides of an ID are two pictures: what follows the end of one is read by nothing, and tells them apart.
    const file = new File([Buffer.from(onePixel, 'base64'), type], `${type}.png`, { type: 'image/png' })
    const form = new FormData()
    form.set('type', type)
    form.set('file', file)
    const sent = this.api.POST(`${application}/documents`, {
      params: { path: this.path(), header: once() },
      body: { type, file: file.name },
      bodySerializer: () => form,
    })
    return (await dataOf(sent)).uuid
  }
}

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const signed = { typedName: 'Jo Doe', signConsent: true } as const
const account = { routingNumber: '021000021', accountNumber: '987654321', accountNumberRepeated: '987654321' }
const home = { street1: '45 Dogwood Court', city: 'Portland', state: 'ME', zip: '04101' }

/** Moves of an applicant with one home and no co-owner, by server state. */
export const moves: Readonly<Record<string, Move>> = {
  async GEN_PRE_SOFT_CREDIT_DISCLOSURE({ heloc, submit, consent }) {
    const [{ uuid: selectedPropertyUuid = '' } = {}] = (await heloc()).properties ?? []
    const consentTextHash = await consent('soft-credit')
    await submit('profile', { selectedPropertyUuid, softCreditConsent: true, consentTextHash })
  },
  async LIEN_VERIFICATION({ heloc, submit }) {
    const { liens = [] } = await heloc()
    await submit('liens', {
      liens: liens.map(({ uuid, lender, type, balance }) => ({ uuid, lender, type, balance })),
      attested: true,
    })
  },
  async OFFER_SELECTION({ heloc, submit }) {
    const [offer] = (await heloc()).offers ?? []
    if (offer === undefined) throw new Error('The lender makes no offer.')
    await submit('offer', { offerUuid: offer.uuid, amount: Math.min(offer.maxAmount, 60_000) })
  },
  async COLLECT_ADDITIONAL_INFO({ api, submit, consent, textOf }) {
    const { email = '' } = await dataOf(api.GET('/service-profile/api/v1/profile'))
    const test = await textOf('esign-test')
    await submit('contact', {
      email,
      phoneNumber: '(207) 555-0100',
      mailingAddress: home,
      esignConsent: true,
      esignCode: /\b\d{4}\b/.exec(JSON.stringify(test.sections))?.[0],
      consentTextHash: await consent('esign'),
    })
  },
  HMDA: ({ submit }) =>
    submit('demographics', { ethnicity: ['DECLINED'], race: ['DECLINED'], sex: ['DECLINED'] }),
  async APP_SUBMISSION({ submit, read, consent }) {
    await submit('summary', {
      ...signed,
      documents: await read('APPLICATION_DISCLOSURE', 'SUMMARY_DISCLOSURE'),
      hardCreditConsent: true,
      consentTextHash: await consent('hard-credit'),
      ssn: '501-22-3344',
    })
  },
  async INCOME_VERIFICATION({ api, uuid, submit }) {
    const path = { uuid, type: 'truv-payroll' }
    await dataOf(
      api.POST(`${application}/income-links/{type}`, {
        params: { path, header: once() },
        body: { employer: 'Harbor Works' },
      }),
    )
    await submit('income', { confirmed: true })
  },
  async DISBURSEMENT_ACCOUNT({ prove, submit }) {
    await prove()
    await submit('disbursement-account', { accountType: 'CHECKING', ...account })
  },
  AUTOPAY_ACCOUNT: ({ submit }) => submit('repayment', { payType: 'AUTOPAY', sameAccount: true }),
  async IDENTITY_VERIFICATION({ submit, upload }) {
    const documents = [await upload('DRIVERS_LICENSE_FRONT'), await upload('DRIVERS_LICENSE_BACK')]
    await submit('identity', { idType: 'US_DRIVERS_LICENSE', documents })
  },
  async NOTE_SIGNING({ submit, read }) {
    await submit('note', { ...signed, documents: await read('CLOSING_DISCLOSURE', 'NOTE') })
  },
  async DEED_SIGNING({ api, uuid, submit, read }) {
    const session = await dataOf(api.GET(`${application}/notary-session`, { params: { path: { uuid } } }))
    await submit('deed', { ...signed, documents: await read('DEED'), sessionCode: session.sessionCode })
  },
  async TRUST_AND_INSURANCE({ submit, upload }) {
    await submit('insurance', { documents: [await upload('PROOF_OF_HAZARD_INSURANCE')] })
  },
}
