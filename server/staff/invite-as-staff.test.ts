import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { Browser } from '../../tests/support/http/browser.ts'
import { invitedBorrower } from '../../tests/support/http/invited-borrower.ts'
import { nextAddress, registration } from '../../tests/support/http/registration.ts'
import { asOperator, staffMember, staffPassword } from '../../tests/support/http/staff.ts'
import { createSecrets } from '../keys/load-secrets.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const path = '/service-staff/secure/api/v1/invitations'
const self = '/service-staff/secure/api/v1/self'
const lender = 'summit-wholesale'
const secrets = createSecrets()

let app: FastifyInstance
beforeAll(async () => {
  app = await createTestApp({ secrets })
})
afterAll(() => app.close())

const officer = (tenants = [lender]) =>
  staffMember(app, secrets.operatorKey, { roles: ['LOAN_OFFICER'], tenants })

const invitation = (email: string, changes = {}) => ({
  ...{ orgCode: lender, email, firstName: 'Ana', lastName: 'Reyes', dob: '1979-05-14' },
  phoneNumber: '(303) 555-0190',
  address: { street1: '2210 Cedar Avenue', city: 'Denver', state: 'CO', zip: '80202' },
  ...{ occupancy: 'PRIMARY', annualIncome: 118_000, employmentType: 'FULL_TIME' },
  ...changes,
})

async function letterTo(email: string): Promise<{ readonly body: string }> {
  const letters = (await app.inject({ url: '/outbox', headers: { accept: 'application/json' } })).json()
  return letters.find(({ recipient }: { readonly recipient: string }) => recipient === email)
}

describe('a loan officer', () => {
  it('invites a borrower, is shown to them, and sees how far they are', async () => {
    const member = await officer()
    const email = nextAddress()
    const { applicationUuid } = (await member.post(path, invitation(email))).json()
    const invited = { name: 'Ana Reyes', email, tenant: lender, isSetUp: false }
    expect((await member.get(path)).json()).toMatchObject([invited])
    const borrower = new Browser(app)
    const code = await borrower.codeTo(email)
    const answers = { orgCode: lender, email, code, password: staffPassword, termsAccepted: true }
    const set = await borrower.post('/identity/api/v1/registration/setup', answers)
    expect(set.json().applicationUuid).toBe(applicationUuid)
    borrower.application = applicationUuid
    const { referrer, property } = await borrower.heloc()
    // Nobody was asked whether the home is for sale.
    expect(property).toMatchObject({ occupancy: 'PRIMARY' })
    expect(property).not.toHaveProperty('saleStatus')
    const { identityUuid, name } = (await member.get(self)).json()
    expect(referrer).toEqual({ referrerUuid: identityUuid })
    const card = await borrower.get(`/service-lead-portal/api/lo/${identityUuid}`)
    expect(card.json()).toMatchObject({ uuid: identityUuid, originatorName: name })
    expect((await member.get(path)).json()).toMatchObject([
      { ...invited, isSetUp: true, state: 'GEN_PRE_SOFT_CREDIT_DISCLOSURE', progress: 'In progress' },
    ])
  })

  it('leaves to the borrower whether the home is for sale, who is refused as anybody if it is', async () => {
    const borrower = await invitedBorrower(app, lender)
    const { property } = await borrower.heloc()
    const permit = async (more: object) => {
      const consentTextHash = await borrower.consentHash('soft-credit')
      const path = `/service-application/api/v1/application/heloc/${borrower.application}/submissions/profile`
      const consent = { selectedPropertyUuid: property?.uuid, softCreditConsent: true, consentTextHash }
      return borrower.post(path, { ...consent, ...more })
    }
    expect((await permit({})).json().errors[1]).toBe('profile: saleStatus is required.')
    const listed = await permit({ saleStatus: 'LISTED_FOR_SALE' })
    expect([listed.statusCode, listed.json()]).toMatchObject([
      422,
      { code: 'HOME_FOR_SALE', field: 'saleStatus' },
    ])
    expect((await permit({ saleStatus: 'SOLD_RECENTLY' })).statusCode).toBe(200)
    expect((await borrower.heloc()).property).toMatchObject({ ...property, saleStatus: 'SOLD_RECENTLY' })
  })

  it('is named to the borrower, whose link and code are told with the time that each is valid', async () => {
    const [member, email] = [await officer(), nextAddress()]
    await member.post(path, invitation(email))
    const { body } = await letterTo(email)
    expect(body).toMatch(/^Your loan officer Sam Desk has started an application for .+ with you\./)
    expect(body).toContain('This link sets up your account. It works once, for 7 days.')
    expect(body).toMatch(/enter \d{6}\. It is valid for 30 minutes; you can request a new one on that page\./)
    expect(body).toMatch(
      /\/account\/heloc\/register\/account-setup\?step=code&org=summit-wholesale#invitation=[\w-]{43}$/,
    )
  })

  it('invites anew whoever has not set up the account, with a link and a code that replace the first', async () => {
    const [member, email] = [await officer(), nextAddress()]
    const first = (await member.post(path, invitation(email))).json()
    const linkIn = ({ body }: { readonly body: string }) => /#invitation=([\w-]{43})/.exec(body)?.[1] ?? ''
    const old = linkIn(await letterTo(email))
    const again = await member.post(path, invitation(email, { firstName: 'Anna' }))
    expect([again.statusCode, again.json()]).toEqual([200, first])
    expect((await member.get(path)).json()).toMatchObject([{ name: 'Anna Reyes', email, isSetUp: false }])
    const setUp = (token: string) => {
      const answers = { orgCode: lender, invitation: token, password: staffPassword, termsAccepted: true }
      return new Browser(app).post('/identity/api/v1/registration/setup', answers)
    }
    const refused = await setUp(old)
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'INVITATION_OVER'])
    expect((await setUp(linkIn(await letterTo(email)))).statusCode).toBe(200)
  })

  it('is told clearly why somebody cannot be invited', async () => {
    const member = await officer()
    const email = nextAddress()
    await member.post(path, invitation(email))
    const refused = async (changes: object, address = nextAddress(), by = member) =>
      (await by.post(path, invitation(address, changes))).json().errors
    expect(await refused({}, email, await officer())).toEqual([
      'This person was already invited by someone else and has not set up the account yet. They can use the link in that email, or request a new code on its page.',
    ])
    const borrower = new Browser(app)
    const code = await borrower.codeTo(email)
    const answers = { orgCode: lender, email, code, password: staffPassword, termsAccepted: true }
    await borrower.post('/identity/api/v1/registration/setup', answers)
    expect(await refused({}, email)).toEqual([
      'An account with this email already exists. Its owner can sign in to continue.',
    ])
    expect(await refused({ dob: '2015-01-01' })).toEqual(['You must be at least 18 years old to apply.'])
    expect(await refused({ orgCode: 'harborcu' })).toEqual(['Your work here does not include this.'])
    expect(await refused({ orgCode: 'nobody' })).toEqual(['No private label data found'])
    expect(await refused({ referrer: '5f0c2a9e-6f2b-4c1d-9a53-1c8f4d7e2b60' })).not.toEqual([])
  })

  it('invites no more people in a day than one person does, whether or not they have an account', async () => {
    const [member, other] = [await officer(), await officer()]
    const email = nextAddress()
    for (let count = 0; count < 100; count += 1) await member.post(path, invitation(email))
    const refused = await member.post(path, invitation(nextAddress()))
    expect([refused.statusCode, refused.json().errors]).toEqual([
      429,
      [
        'You have sent as many invitations as one person can in a day, including declined ones. Send the next one in 24 hours.',
      ],
    ])
    expect((await other.post(path, invitation(nextAddress()))).statusCode).toBe(200)
  })

  it('sees somebody once who has begun another application since, as far as that one is', async () => {
    const [member, email] = [await officer(['hearthline']), nextAddress()]
    await member.post(path, invitation(email, { orgCode: 'hearthline' }))
    const borrower = new Browser(app)
    const code = await borrower.codeTo(email)
    const answers = { orgCode: 'hearthline', email, code, password: staffPassword, termsAccepted: true }
    await borrower.post('/identity/api/v1/registration/setup', answers)
    const { name: _, birthdate: __, 'contact-info': ___, 'login-info': ____, ...home } = registration()
    const begun = await borrower.post('/service-application/api/v1/application/heloc', home)
    expect([begun.statusCode, begun.body]).toEqual([200, expect.stringContaining('applicationUuid')])
    expect((await member.get(path)).json()).toMatchObject([
      { email, state: 'GEN_PRE_SOFT_CREDIT_DISCLOSURE' },
    ])
  })

  it('sees nobody whom another invited', async () => {
    const [one, other] = [await officer(), await officer()]
    await one.post(path, invitation(nextAddress()))
    expect((await other.get(path)).json()).toEqual([])
  })
})

describe('somebody of the staff without that role', () => {
  it('invites nobody', async () => {
    const job = { roles: ['REVIEWER', 'ADMINISTRATOR'], tenants: [lender] } as const
    const member = await staffMember(app, secrets.operatorKey, job)
    const answer = await member.post(path, invitation(nextAddress()))
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'STAFF_ROLE'])
    expect((await member.get(path)).statusCode).toBe(403)
  })
})

describe('a broker', () => {
  it('invites borrowers to the lender of their account alone, who see their broker', async () => {
    const email = nextAddress()
    const broker = { email, name: 'Bree Broker', roles: ['BROKER'], tenants: [lender] }
    await asOperator(app, secrets.operatorKey).post('/operator/staff', broker)
    const browser = new Browser(app)
    const code = await browser.codeTo(email)
    const answers = { orgCode: lender, email, code, password: staffPassword, termsAccepted: true }
    await browser.post('/identity/api/v1/registration/setup', answers)
    const agent = new Browser(app)
    await agent.post('/identity-broker/agent/api/v3/login', {
      email,
      password: staffPassword,
      orgCode: lender,
    })
    const invited = nextAddress()
    expect((await agent.post(path, invitation(invited))).statusCode).toBe(200)
    expect((await letterTo(invited)).body).toMatch(/^Your broker Bree Broker has started/)
    expect((await agent.post(path, invitation(nextAddress(), { orgCode: 'harborcu' }))).statusCode).toBe(403)
    const { identityUuid } = (await agent.get(self)).json()
    const card = await agent.get(`/service-lead-portal/api/lo/${identityUuid}`)
    expect(card.json()).toMatchObject({ brokerName: 'Bree Broker' })
  })
})
