import { randomUUID } from 'node:crypto'

export interface StatusReader {
  readonly url: string
  readonly token: string
}

export interface Applicant extends StatusReader {
  /** Address of the application itself. */
  readonly application: string
}

const registration = '/identity/api/v1/registration/register'

/** Somebody with an application whose status can be read. */
export async function applicant(base: string): Promise<Applicant> {
  const response = await (await register(base, answers()))()
  const { applicationUuid } = await response.json()
  const token = response.headers.get('authorization') ?? ''
  return {
    url: `${base}/service-krang-heloc/borrower/secure/api/v1/${applicationUuid}/status`,
    application: `${base}/service-application/api/v1/application/heloc/${applicationUuid}`,
    token,
  }
}

/** Registers; answers how to confirm the address, with the code from the mail. */
export async function register(base: string, body: ReturnType<typeof answers>) {
  const kept = await (await post(base + registration, body)).json()
  const code = await codeTo(base, body['contact-info'].email)
  const confirmation = { orgCode: body.orgCode, registration: kept.registration, code }
  return () => post(`${base}${registration}/confirm`, confirmation)
}

async function codeTo(base: string, email: string): Promise<string | undefined> {
  const letters: readonly { readonly recipient: string; readonly body: string }[] = await (
    await fetch(`${base}/outbox`)
  ).json()
  return /\b\d{6}\b/.exec(letters.find(({ recipient }) => recipient === email)?.body ?? '')?.[0]
}

/** Registers people at once, each from an address of their own. Gives the number that were registered and are to confirm their e-mail. */
export async function registerAtOnce(base: string, people: number): Promise<number> {
  const from = (index: number) => ({ 'x-forwarded-for': `172.30.0.${index + 1}` })
  const sent = Array.from({ length: people }, (_, index) => post(base + registration, answers(), from(index)))
  const taken = await Promise.all(sent)
  await Promise.all(taken.map((response) => response.arrayBuffer()))
  return taken.filter(({ status }) => status === 202).length
}

const post = (url: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
    body: JSON.stringify(body),
  })

export const answers = () => ({
  orgCode: 'hearthline',
  'property-info': {
    address: { street1: '45 Dogwood Court', city: 'Reno', state: 'NV', zip: '89501' },
    occupancy: 'PRIMARY',
  },
  'sale-status': { saleStatus: 'NOT_FOR_SALE' },
  'income-info': { employmentType: 'FULL_TIME', annualIncome: 125_000 },
  name: { firstName: 'Jo', lastName: 'Doe' },
  birthdate: { dob: '1980-02-03' },
  'contact-info': { email: `${randomUUID()}@example.com`, phoneNumber: '(775) 555-0100' },
  'login-info': { password: 'correct horse battery', termsAccepted: true },
})
