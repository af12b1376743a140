import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import { Browser } from '../../tests/support/http/browser.ts'
import { nextAddress, registration } from '../../tests/support/http/registration.ts'
import { asOperator, staffMember, staffPassword } from '../../tests/support/http/staff.ts'
import { createSecrets } from '../keys/load-secrets.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const figure = '/identity-broker/agent/secure/api/v3/self/figureinfo'
const ownFigure = '/identity-broker/customer/secure/api/v3/self/figureinfo'
const login = '/identity-broker/agent/api/v3/login'
const secrets = createSecrets()

let app: FastifyInstance
beforeAll(async () => {
  app = await createTestApp({ secrets })
})
afterAll(() => app.close())

const operator = () => asOperator(app, secrets.operatorKey)
const works = (roles: Parameters<typeof staffMember>[2]['roles'], tenants = ['hearthline']) =>
  staffMember(app, secrets.operatorKey, { roles, tenants })

async function lettersTo(
  email: string,
): Promise<readonly { readonly body: string; readonly template: string }[]> {
  const letters = (await app.inject({ url: '/outbox', headers: { accept: 'application/json' } })).json()
  return letters.filter(({ recipient }: { readonly recipient: string }) => recipient === email)
}

describe('somebody of the staff', () => {
  it('is added by the operator, sets a password with the mailed code, and is who the broker says', async () => {
    const member = await works(['REVIEWER'])
    const answer = (await member.get(figure)).json()
    expect(answer).toEqual({
      identityUuid: expect.any(String),
      organizationCode: 'FHEL',
      userType: 'AGENT',
      email: expect.stringMatching(/^staff\.\d+@example\.com$/),
      updatedAt: expect.any(String),
      isManageable: true,
      activeLegacyCustomerOrgs: [],
      wallet: { accountAddress: expect.any(String), groupPolicyAddress: expect.any(String) },
    })
  })

  it('may have the address of a customer: neither signs in at the other’s door', async () => {
    const email = nextAddress()
    await new Browser(app).register(registration({ email }))
    await operator().post('/operator/staff', {
      email,
      name: 'Sam Desk',
      roles: ['REVIEWER'],
      tenants: ['hearthline'],
    })
    const code = await new Borrower(app).codeTo(email)
    const set = { email, code, password: staffPassword }
    expect((await new Borrower(app).post('/service-staff/api/v1/setup', set)).statusCode).toBe(200)
    const customer = await new Browser(app).signIn(email, staffPassword)
    const staff = await new Browser(app).post(login, { email, password: 'correct horse battery' })
    expect([customer.statusCode, staff.statusCode]).toEqual([401, 401])
    expect((await new Browser(app).signIn(email)).statusCode).toBe(200)
    expect((await new Browser(app).post(login, { email, password: staffPassword })).statusCode).toBe(200)
  })

  it.each([
    ['of the staff', 'REVIEWER', undefined],
    ['a broker', 'BROKER', 'summit-wholesale'],
  ] as const)(
    '%s sets the first password by the link of the letter, which a look does not use up and a press does',
    async (_, role, lender) => {
      const email = nextAddress()
      const tenants = [lender ?? 'hearthline']
      await operator().post('/operator/staff', { email, name: 'Sam Desk', roles: [role], tenants })
      const [letter] = await lettersTo(email)
      const { pathname, search, hash } = new URL(
        /https?:\S+#invitation=[\w-]{43}/.exec(letter?.body ?? '')?.[0] ?? '',
      )
      for (let look = 0; look < 3; look += 1) await app.inject(pathname + search)
      const invitation = hash.replace('#invitation=', '')
      const set = (more: object = {}) =>
        new Browser(app).post('/service-staff/api/v1/setup', {
          ...{ invitation, password: staffPassword, ...(lender && { orgCode: lender }), ...more },
        })
      expect((await set({ invitation: 'x'.repeat(43) })).json().code).toBe('INVITATION_OVER')
      expect((await set({ password: email.padEnd(12, 'x') })).statusCode).toBe(422)
      expect((await set()).statusCode).toBe(200)
      expect((await set()).json().code).toBe('INVITATION_OVER')
    },
  )

  it('opens nothing of a customer, and a customer nothing of theirs', async () => {
    const member = await works(['REVIEWER'])
    const customer = new Browser(app)
    await customer.register(registration())
    const refused = await Promise.all([
      member.get('/service-profile/api/v1/profile'),
      member.get('/identity/secure/api/v1/sessions'),
      member.get('/identity/secure/api/v1/identity'),
      member.get(ownFigure),
      customer.get(figure),
      customer.post('/identity-broker/agent/secure/api/v3/logout', {}),
    ])
    expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 401))
  })

  it('is mailed when they sign in on a device that the account has not seen, and says there that it was not them', async () => {
    const member = await works(['SUPPORT_AGENT'])
    const { email } = (await member.get(figure)).json()
    const told = async () => (await lettersTo(email)).filter(({ template }) => template === 'newDevice')
    const signIn = (browser: Browser) => browser.post(login, { email, password: staffPassword })
    await signIn(member)
    expect(await told()).toEqual([])
    const stranger = new Browser(app)
    await signIn(stranger)
    await signIn(stranger)
    const letters = await told()
    expect(letters).toHaveLength(1)
    const [, path = ''] = /https?:\/\/[^/]+(\/not-me\S+)/.exec(letters[0]?.body ?? '') ?? []
    const asked = await app.inject({ url: path })
    expect([asked.statusCode, asked.body]).toEqual([200, expect.not.stringContaining('money')])
    const done = await app.inject({ method: 'POST', url: path })
    expect(done.body).toContain('/agent/setup')
    expect((await stranger.get(figure)).statusCode).toBe(401)
    expect((await signIn(new Browser(app))).statusCode).toBe(401)
    await new Browser(app).post('/service-staff/api/v1/setup-code', { email })
    const set = { email, code: await new Borrower(app).codeTo(email), password: 'plain walnut harbor lamp' }
    expect((await new Browser(app).post('/service-staff/api/v1/setup', set)).statusCode).toBe(200)
  })

  it('is refused in the same words whether nobody has the address or the password is wrong', async () => {
    const member = await works(['REVIEWER'])
    const { email } = (await member.get(figure)).json()
    const tried = (address: string) =>
      new Borrower(app).post(login, { email: address, password: 'not the password' })
    const [known, unknown] = [await tried(email), await tried('nobody.of.the.staff@example.com')]
    expect([known.statusCode, unknown.statusCode]).toEqual([401, 401])
    expect(known.json()).toEqual(unknown.json())
  })

  it('learns of a code in the same words whether anybody has the address', async () => {
    const member = await works(['REVIEWER'])
    const { email } = (await member.get(figure)).json()
    const asked = (address: string) =>
      new Borrower(app).post('/service-staff/api/v1/setup-code', { email: address })
    const [known, unknown] = [await asked(email), await asked('nobody.at.the.desk@example.com')]
    expect([known.statusCode, known.json()]).toEqual([unknown.statusCode, unknown.json()])
    expect(await new Borrower(app).codeTo(email)).toMatch(/^\d{6}$/)
    await expect(new Borrower(app).codeTo('nobody.at.the.desk@example.com')).rejects.toThrow(
      'Nothing was mailed',
    )
  })

  it('who is removed is signed out at once and gets no other code', async () => {
    const member = await works(['REVIEWER', 'LOAN_OFFICER'], ['hearthline', 'harborcu'])
    const { email } = (await member.get(figure)).json()
    expect((await operator().post('/operator/staff/removals', { email })).statusCode).toBe(200)
    expect((await member.get(figure)).statusCode).toBe(401)
    const signIn = await new Borrower(app).post(login, { email, password: staffPassword })
    expect(signIn.statusCode).toBe(401)
    expect((await operator().post('/operator/staff/resets', { email })).json().code).toBe('STAFF_UNKNOWN')
    expect(JSON.stringify((await operator().get('/operator/staff')).json())).not.toContain(email)
  })

  it('whose password was reset signs in with the next one alone', async () => {
    const member = await works(['SUPPORT_AGENT'])
    const { email } = (await member.get(figure)).json()
    await operator().post('/operator/staff/resets', { email })
    expect((await member.get(figure)).statusCode).toBe(401)
    expect((await new Borrower(app).post(login, { email, password: staffPassword })).statusCode).toBe(401)
    const code = await member.codeTo(email)
    const password = 'another lamp and stapler'
    const set = await new Borrower(app).post('/service-staff/api/v1/setup', { email, code, password })
    expect(set.statusCode).toBe(200)
  })

  it('signs out for good', async () => {
    const member = await works(['REVIEWER'])
    const { token } = member
    const out = await member.post('/identity-broker/agent/secure/api/v3/logout', {})
    expect(out.json()).toEqual({ redirect: '/agent' })
    member.token = token
    expect((await member.get(figure)).statusCode).toBe(401)
  })
})

describe('the operator', () => {
  it('sees everybody with their roles', async () => {
    const member = await works(['LOAN_OFFICER', 'REVIEWER'], ['harborcu', 'hearthline'])
    const { email } = (await member.get(figure)).json()
    const list: { readonly email: string }[] = (await operator().get('/operator/staff')).json()
    expect(list.find((one) => one.email === email)).toEqual({
      identityUuid: expect.any(String),
      name: 'Sam Desk',
      email,
      memberships: [
        { role: 'LOAN_OFFICER', tenant: 'harborcu' },
        { role: 'REVIEWER', tenant: 'harborcu' },
        { role: 'LOAN_OFFICER', tenant: 'hearthline' },
        { role: 'REVIEWER', tenant: 'hearthline' },
      ],
    })
  })

  it('adds nobody at a lender that nobody knows, nor a broker who is staff as well', async () => {
    const somebody = { email: nextAddress(), name: 'Sam Desk' }
    const unknown = { ...somebody, roles: ['REVIEWER'], tenants: ['hearthline', 'nobody'] }
    expect((await operator().post('/operator/staff', unknown)).json().code).toBe('TENANT_UNKNOWN')
    const both = { ...somebody, roles: ['REVIEWER', 'BROKER'], tenants: ['hearthline'] }
    expect((await operator().post('/operator/staff', both)).json().code).toBe('STAFF_BROKER')
    await expect(new Borrower(app).codeTo(somebody.email)).rejects.toThrow('Nothing was mailed')
  })

  it('alone may ask', async () => {
    const member = await works(['ADMINISTRATOR'])
    const { email } = (await member.get(figure)).json()
    expect((await member.get('/operator/staff')).statusCode).toBe(401)
    expect((await member.post('/operator/staff/removals', { email })).statusCode).toBe(401)
  })
})

describe('a broker', () => {
  const email = 'bree.broker@example.com'
  const orgCode = 'summit-wholesale'

  it('is an account of the lender’s, of that type: it sees the dashboard, and signs in at both doors', async () => {
    const broker = { email, name: 'Bree Broker', roles: ['BROKER'], tenants: [orgCode] }
    expect((await operator().post('/operator/staff', broker)).statusCode).toBe(200)
    const browser = new Browser(app)
    const set = await browser.post('/identity/api/v1/registration/setup', {
      ...{ orgCode, email, code: await browser.codeTo(email), password: staffPassword },
      termsAccepted: true,
    })
    expect(set.json()).toEqual({ identityUuid: expect.any(String) })
    expect((await browser.get(ownFigure)).json()).toMatchObject({ userType: 'BROKER', email })
    const customer = await new Browser(app).post('/identity-broker/customer/api/v3/login', {
      ...{ email, password: staffPassword, orgCode },
    })
    expect(customer.json()).toEqual({ redirect: '/dashboard' })
    const agent = new Browser(app)
    const asStranger = await agent.post(login, { email, password: staffPassword })
    expect(asStranger.statusCode).toBe(401)
    expect((await agent.post(login, { email, password: staffPassword, orgCode })).statusCode).toBe(200)
    expect((await agent.get(figure)).json()).toMatchObject({ userType: 'BROKER', email })
  })

  it('is listed with the staff, gets a code for a new password, and is out for good when removed', async () => {
    const listed = async () =>
      (await operator().get('/operator/staff'))
        .json()
        .filter((one: { readonly email: string }) => one.email === email)
    expect(await listed()).toMatchObject([{ email, memberships: [{ role: 'BROKER', tenant: orgCode }] }])
    const agent = new Browser(app)
    const signIn = (password: string) => agent.post(login, { email, password, orgCode })
    await signIn(staffPassword)
    expect((await operator().post('/operator/staff/resets', { email })).statusCode).toBe(200)
    expect((await agent.get(figure)).statusCode).toBe(401)
    expect((await signIn(staffPassword)).statusCode).toBe(401)
    const code = await agent.codeTo(email)
    const setup = { orgCode, email, code, password: 'another desk lamp', termsAccepted: true }
    await new Browser(app).post('/identity/api/v1/registration/setup', setup)
    expect((await signIn('another desk lamp')).statusCode).toBe(200)
    expect((await operator().post('/operator/staff/removals', { email })).statusCode).toBe(200)
    expect((await agent.get(figure)).statusCode).toBe(401)
    expect((await signIn('another desk lamp')).statusCode).toBe(401)
    expect(await listed()).toEqual([])
  })
})

describe('a broker at the staff’s door', () => {
  const email = 'bo.broker@example.com'
  const orgCode = 'harborcu'
  const setup = '/service-staff/api/v1/setup'

  it('sets up the account with the letter’s code, agrees to no terms of applicants, and comes to their borrowers', async () => {
    await operator().post('/operator/staff', {
      email,
      name: 'Bo Broker',
      roles: ['BROKER'],
      tenants: [orgCode],
    })
    const browser = new Browser(app)
    const [letter] = await lettersTo(email)
    expect(letter?.body).toMatch(/\/agent\/setup\?step=code&org=harborcu#invitation=[\w-]{43}$/)
    const set = await browser.post(setup, {
      orgCode,
      email,
      code: await browser.codeTo(email),
      password: staffPassword,
    })
    expect([set.statusCode, set.json()]).toEqual([200, { redirect: '/agent/invite' }])
    expect((await browser.get(figure)).json()).toMatchObject({ userType: 'BROKER', email })
    const again = await new Browser(app).post(login, { email, password: staffPassword, orgCode })
    expect(again.json()).toEqual({ redirect: '/agent/invite' })
  })

  it('replaces a forgotten password there', async () => {
    const browser = new Browser(app)
    expect((await browser.post('/service-staff/api/v1/setup-code', { email, orgCode })).statusCode).toBe(202)
    const code = await browser.codeTo(email)
    const set = await browser.post(setup, { orgCode, email, code, password: 'another desk lamp' })
    expect(set.statusCode).toBe(200)
    const { statusCode } = await browser.post(login, { email, password: 'another desk lamp', orgCode })
    expect(statusCode).toBe(200)
  })

  it('is known at their lender’s host, and where the lender of an earlier address is remembered', async () => {
    const credentials = { email, password: 'another desk lamp' }
    const atHost = (headers: Record<string, string>) =>
      app.inject({ method: 'POST', url: login, headers, payload: credentials })
    expect((await atHost({ host: 'harborcu.localhost' })).statusCode).toBe(200)
    expect((await atHost({ cookie: 'org=harborcu' })).statusCode).toBe(200)
  })

  it('is refused at another lender in that one’s words, as somebody whom nobody knows is', async () => {
    const wrong = (address: string) =>
      app.inject({
        method: 'POST',
        url: setup,
        headers: { host: 'harborcu.localhost' },
        payload: { orgCode: 'summit-wholesale', email: address, code: '000000', password: staffPassword },
      })
    const limited = async (address: string) => {
      const answers = []
      for (let count = 0; count < 11; count += 1) answers.push((await wrong(address)).json())
      return answers.at(-1)
    }
    const [known, unknown] = [await limited(email), await limited('nobody.there@example.com')]
    expect(known).toEqual(unknown)
    expect(known.errors).toEqual([expect.stringMatching(/call us at \(888\) 555-0162\.$/)])
  })
})

describe('a call of the staff', () => {
  it('refuses the token of a customer, whatever is asked', async () => {
    const customer = new Browser(app)
    await customer.register(registration())
    const { token } = customer
    const calls = Object.entries<Record<string, object>>((await app.inject('/docs/json')).json().paths)
      .flatMap(([url, methods]) => Object.entries(methods).map(([method, call]) => ({ url, method, call })))
      .filter(({ call }) => 'security' in call && JSON.stringify(call.security).includes('staff'))
    expect(calls.length).toBeGreaterThan(1)
    for (const { url, method } of calls) {
      customer.token = token
      const path = url.replaceAll(/\{\w+\}/g, '6d0e5a2c-91ab-4f0e-8a5b-7c3f1d2e9b44')
      const options = { method: method.toUpperCase() as 'GET', url: path }
      const answer = await customer.call(method === 'get' ? options : { ...options, payload: {} })
      expect([path, answer.statusCode]).toEqual([path, 401])
    }
  })
})
