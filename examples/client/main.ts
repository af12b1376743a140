import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Api, createApi, dataOf } from './client.ts'
import { Borrower, moves } from './moves.ts'

const api = createApi(process.argv[2] ?? 'http://localhost:8080')
const password = randomUUID()
await apply(new Borrower(api, await register(api), password))

/** Registers with a new address, reads the code from the sandbox's outbox, and returns the application's uuid. */
async function register(api: Api): Promise<string> {
  const orgCode = 'FHEL'
  const email = `client.${randomUUID()}@example.com`
  const path = '/identity/api/v1/registration/register'
  const address = { street1: '45 Dogwood Court', city: 'Portland', state: 'ME', zip: '04101' }
  const { registration } = await dataOf(
    api.POST(path, {
      body: {
        orgCode,
        'property-info': { address, occupancy: 'PRIMARY' },
        'sale-status': { saleStatus: 'NOT_FOR_SALE' },
        'income-info': { employmentType: 'FULL_TIME', annualIncome: 125_000 },
        name: { firstName: 'Jo', lastName: 'Doe' },
        birthdate: { dob: '1980-02-03' },
        'contact-info': { email, phoneNumber: '(207) 555-0100' },
        'login-info': { password, termsAccepted: true },
      },
    }),
  )
  const letter = (await dataOf(api.GET('/outbox'))).find(({ recipient }) => recipient === email)
  const code = /\b\d{6}\b/.exec(letter?.body ?? '')?.[0] ?? ''
  const opened = await dataOf(api.POST(`${path}/confirm`, { body: { orgCode, registration, code } }))
  if (opened.applicationUuid === undefined) throw new Error('The account has no application.')
  return opened.applicationUuid
}

/** Makes the move of each state and waits while the server goes on by itself, until the application is complete. */
async function apply(borrower: Borrower): Promise<void> {
  const path = '/service-krang-heloc/borrower/secure/api/v1/{uuid}/status'
  const params = { path: { uuid: borrower.uuid } }
  const limit = Date.now() + 120_000
  for (let last = ''; Date.now() < limit; await pause(200)) {
    const { checklistStatus = 'UNKNOWN' } = await dataOf(borrower.api.GET(path, { params }))
    if (checklistStatus === last) continue
    console.log(checklistStatus)
    last = checklistStatus
    if (last === 'COMPLETE') return
    await moves[last]?.(borrower)
  }
  throw new Error('The application was not complete after two minutes.')
}
