import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { StaffLoginStart, StaffSelf } from '#generated/api'
import { createTestApp } from '../../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../../tests/support/database/test-database.ts'
import { asOperator } from '../../../tests/support/http/staff.ts'
import {
  client,
  type OpenIdServer,
  startOpenIdServer,
} from '../../../tests/support/vendors/open-id-server.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { identities } from '../../database/schema.ts'
import { createSecrets } from '../../keys/load-secrets.ts'
import type { StaffLogin } from '../../settings/staff-login-settings.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

const secrets = createSecrets()
const redirectUri = 'http://localhost/agent/open-id/summit'
const base = '/service-staff/api/v1/logins'

let openIdServer: OpenIdServer
let app: FastifyInstance
let database: OpenDatabase
beforeAll(async () => {
  openIdServer = await startOpenIdServer(redirectUri)
  const summit = login('summit', { issuer: openIdServer.issuer })
  const away = login('away', { issuer: 'http://127.0.0.1:9', tenants: ['harborcu'] })
  const twin = login('twin', {
    ...{ issuer: openIdServer.issuer, redirectUri: `${redirectUri}-twin` },
    tenants: ['harborcu'],
  })
  const strict = login('strict', {
    tenants: ['pine-county'],
    tenantsClaim: 'desks',
    issuer: openIdServer.issuer,
    factor: { acr: ['urn:summit:two'], amr: ['hwk', 'otp'] },
    maxAgeMinutes: 60,
  })
  const logins = new Map([summit, away, twin, strict].map((each) => [each.name, each]))
  database = await openTestDatabase()
  app = await createTestApp({ database, staffLogins: logins, secrets, rateLimits: false })
})
afterAll(async () => {
  await app.close()
  await openIdServer.close()
})

const login = (name: string, own: Partial<StaffLogin>): StaffLogin => ({
  name,
  label: 'Summit staff',
  issuer: '',
  clientId: client.id,
  clientSecretEnv: 'UNUSED',
  clientSecret: client.secret,
  redirectUri,
  rolesClaim: 'groups',
  roles: {
    'heloc-officers': 'LOAN_OFFICER',
    'heloc-reviewers': 'REVIEWER',
    'heloc-support': 'SUPPORT_AGENT',
  },
  tenants: ['summit-wholesale', 'pine-county'],
  tenantsClaim: 'lenders',
  ...own,
})

const ana = {
  sub: 'ana',
  name: 'Ana Reyes',
  email: 'Ana@summit.example',
  email_verified: true,
  groups: ['heloc-officers'],
  lenders: ['summit-wholesale'],
  desks: ['pine-county'],
}
beforeEach(() => {
  openIdServer.person.current = ana
})

const operator = () => asOperator(app, secrets.operatorKey)

const start = async (name: string): Promise<StaffLoginStart> =>
  (await app.inject({ method: 'POST', url: `${base}/${name}/start`, payload: {} })).json()

/** Visits the provider as a browser does and returns the query of the redirect back. */
async function visit(location: string): Promise<string> {
  let at = location
  let cookies = new Map<string, string>()
  while (!at.startsWith(redirectUri)) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie } })
    const set = answer.headers.getSetCookie().map((one) => one.split(';')[0]?.split('=') ?? [])
    cookies = new Map([...cookies, ...set.map(([name = '', value = '']) => [name, value] as const)])
    at = new URL(answer.headers.get('location') ?? redirectUri, at).href
  }
  return new URL(at).search
}

const finish = (query: string, flow: StaffLoginStart['flow'], name = 'summit') =>
  app.inject({ method: 'POST', url: `${base}/${name}/finish`, payload: { query, flow } })

/** Signs in with the provider, from the start to the final response. */
async function signIn(name = 'summit') {
  const { location, flow } = await start(name)
  return finish(await visit(location), flow, name)
}

const callSelf = (authorization: unknown) =>
  app.inject({
    url: '/service-staff/secure/api/v1/self',
    headers: { authorization: String(authorization) },
  })

const selfOf = async (authorization: unknown): Promise<StaffSelf> => (await callSelf(authorization)).json()
const statusOf = async (authorization: unknown): Promise<number> => (await callSelf(authorization)).statusCode

describe('a provider that must ask for a second factor', () => {
  it('is asked for it, and for one that is not old', async () => {
    const asked = new URL((await start('strict')).location).searchParams
    expect([asked.get('acr_values'), asked.get('max_age')]).toEqual(['urn:summit:two', '3600'])
  })

  it.each([
    ['its class of authentication', { acr: 'urn:summit:two' }],
    ['one of its methods', { amr: ['pwd', 'otp'] }],
  ])('lets in whom it vouches for by %s', async (_, claims) => {
    openIdServer.person.current = { ...ana, ...claims }
    expect((await signIn('strict')).statusCode).toBe(200)
  })

  it.each([
    ['nothing', {}],
    ['another class', { acr: 'urn:summit:password' }],
    ['a password alone', { amr: ['pwd'] }],
  ])('is not believed where it says %s of how somebody signed in', async (_, claims) => {
    openIdServer.person.current = { ...ana, ...claims }
    const answer = await signIn('strict')
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'STAFF_LOGIN_FACTOR'])
    expect(answer.headers.authorization).toBeUndefined()
  })
})

describe('staff who sign in at the provider of their lender', () => {
  it('are offered it at their own lender alone', async () => {
    const offered = async (orgCode: string) => (await app.inject(`${base}?orgCode=${orgCode}`)).json()
    expect(await offered('summit-wholesale')).toEqual([{ name: 'summit', label: 'Summit staff' }])
    expect(await offered('hearthline')).toEqual([])
  })

  it('have the roles that its claims give, at the lenders that these name', async () => {
    const answer = await signIn()
    expect([answer.statusCode, answer.json()]).toEqual([200, { redirect: '/agent' }])
    const self = await selfOf(answer.headers.authorization)
    expect([self.name, self.email, self.userType]).toEqual(['Ana Reyes', 'ana@summit.example', 'AGENT'])
    expect(self.lenders).toMatchObject([{ tenant: 'summit-wholesale', roles: ['LOAN_OFFICER'] }])
  })

  it('have those that they give now, and no longer those of the last time', async () => {
    await signIn()
    openIdServer.person.current = { ...ana, groups: ['heloc-reviewers'], lenders: ['pine-county'] }
    const self = await selfOf((await signIn()).headers.authorization)
    expect(self.lenders).toMatchObject([{ tenant: 'pine-county', roles: ['REVIEWER'] }])
  })

  it('are in no conversation any more of a lender at which they have lost a role', async () => {
    openIdServer.person.current = { ...ana, groups: ['heloc-support'] }
    const authorization = String((await signIn()).headers.authorization)
    const asAgent = (method: 'PUT' | 'POST', path: string, payload: object) =>
      app.inject({
        ...{ method, url: `/service-csp/agent/secure/api/v1/chats/${path}`, payload },
        headers: { authorization },
      })
    const chat = { orgCode: 'summit-wholesale', friendlyName: 'Jo' }
    const stream = '/service-omni-proxy/insecure/api/v1/stream'
    const begun = await app.inject({ method: 'POST', url: `${stream}/init-web-chat`, payload: chat })
    await asAgent('PUT', 'availability', { available: true })
    const taken = (await asAgent('POST', `${begun.json().conversationSid}/take`, {})).json()
    const read = async () =>
      (
        await app.inject({
          url: `${stream}/messages`,
          headers: { authorization: `Bearer ${taken.token}` },
        })
      ).statusCode
    await signIn()
    expect(await read()).toBe(200)
    openIdServer.person.current = { ...ana, groups: ['heloc-support'], lenders: ['pine-county'] }
    await signIn()
    expect(await read()).toBe(401)
  })

  it.each([
    ['a role that nobody named', { groups: ['heloc-officers', 'domain-admins'] }],
    ['a role by the name of what every object has', { groups: ['constructor'] }],
    ['no role', { groups: [] }],
    ['a lender for which the provider does not speak', { lenders: ['summit-wholesale', 'hearthline'] }],
    ['no lender', { lenders: [] }],
  ])('are refused with %s', async (_, claims) => {
    openIdServer.person.current = { ...ana, ...claims }
    const answer = await signIn()
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'STAFF_LOGIN_ROLE'])
    expect(answer.headers.authorization).toBeUndefined()
  })

  it.each([
    ['no role', { groups: [] }],
    ['a role that nobody named', { groups: ['heloc-officers', 'domain-admins'] }],
    ['no lender', { lenders: [] }],
  ])('lose the roles and the sessions that they had when they come with %s', async (_, claims) => {
    const { authorization } = (await signIn()).headers
    openIdServer.person.current = { ...ana, ...claims }
    expect((await signIn()).statusCode).toBe(403)
    expect(await statusOf(authorization)).toBe(401)
    openIdServer.person.current = ana
    expect((await selfOf((await signIn()).headers.authorization)).lenders).toMatchObject([
      { roles: ['LOAN_OFFICER'] },
    ])
  })

  it.each(['ana\u0000', ' '])('are refused with the id %j', async (sub) => {
    openIdServer.person.current = { ...ana, sub }
    const answer = await signIn()
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'STAFF_LOGIN_REFUSED'])
  })

  it('are somebody else with an id that differs by a space', async () => {
    const self = await selfOf((await signIn()).headers.authorization)
    openIdServer.person.current = { ...ana, sub: ' ana ', email: 'spaced@summit.example' }
    const other = await selfOf((await signIn()).headers.authorization)
    expect(other.email).toBe('spaced@summit.example')
    expect(other.identityUuid).not.toBe(self.identityUuid)
  })

  it.each([
    ['no address', { email: undefined }],
    ['an address that is not theirs for sure', { email_verified: false }],
    ['one of which that is said as text', { email_verified: 'false' }],
    ['one of which it is said in no word that counts', { email_verified: 0 }],
    ['what is no address', { email: 'ana\u0000@summit.example' }],
    ['an address that is too long', { email: `${'a'.repeat(128)}@summit.example` }],
  ])('are refused with %s', async (_, claims) => {
    openIdServer.person.current = { ...ana, ...claims }
    expect((await signIn()).json().code).toBe('STAFF_LOGIN_REFUSED')
  })

  it.each([
    ['turns what stands beside it around', 'Ana\u202Eseyer'],
    ['no database keeps', 'Ana\u0000'],
    ['is longer than a name', 'A'.repeat(121)],
    ['is no text', 7],
  ])('are called by their address where their name %s', async (_, name) => {
    openIdServer.person.current = { ...ana, name, email_verified: 'true' }
    expect((await selfOf((await signIn()).headers.authorization)).name).toBe(ana.email)
  })

  it('do not get at the account with a password that has their address', async () => {
    const administrator = {
      email: ana.email,
      name: 'Ana Reyes',
      roles: ['ADMINISTRATOR'],
      tenants: ['hearthline'],
    }
    const added = await operator().post('/operator/staff', administrator)
    const self = await selfOf((await signIn()).headers.authorization)
    expect(added.json().identityUuids).not.toContain(self.identityUuid)
    expect(self.lenders).toMatchObject([{ tenant: 'summit-wholesale', roles: ['LOAN_OFFICER'] }])
  })

  it('keep their account when their address changes', async () => {
    openIdServer.person.current = { ...ana, sub: 'mia', email: 'mia@summit.example' }
    const before = await selfOf((await signIn()).headers.authorization)
    openIdServer.person.current = { ...ana, sub: 'mia', email: 'mia.stone@summit.example' }
    const after = await selfOf((await signIn()).headers.authorization)
    expect([after.identityUuid, after.email]).toEqual([before.identityUuid, 'mia.stone@summit.example'])
  })

  const desk = { ...ana, email: 'desk@summit.example' }
  const [first, second] = [
    { ...desk, sub: 'first' },
    { ...desk, sub: 'second' },
  ]
  const comes = async (person: object) => {
    openIdServer.person.current = { ...ana, ...person }
    return signIn()
  }

  it('are refused with the address of another, who stays signed in, until the operator removes that one', async () => {
    const { authorization } = (await comes(first)).headers
    const before = await selfOf(authorization)
    const refused = await comes(second)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'STAFF_LOGIN_ADDRESS'])
    expect(refused.headers.authorization).toBeUndefined()
    expect((await selfOf(authorization)).email).toBe(desk.email)
    await operator().post('/operator/staff/removals', { email: desk.email })
    const after = await selfOf((await comes(second)).headers.authorization)
    expect(after.email).toBe(desk.email)
    expect(after.identityUuid).not.toBe(before.identityUuid)
    const again = await selfOf(
      (await comes({ ...first, email: 'first@summit.example' })).headers.authorization,
    )
    expect([again.identityUuid, again.email]).toEqual([before.identityUuid, 'first@summit.example'])
  })

  it('are refused where their own address becomes that of another, and go on with their own', async () => {
    const own = { sub: 'lee', email: 'lee@summit.example' }
    const before = await selfOf((await comes(own)).headers.authorization)
    await comes({ sub: 'other', email: 'other@summit.example' })
    const { authorization } = (await comes(own)).headers
    const taken = { ...own, email: 'other@summit.example', groups: ['heloc-reviewers'] }
    expect((await comes(taken)).json().code).toBe('STAFF_LOGIN_ADDRESS')
    expect((await selfOf(authorization)).lenders).toMatchObject([{ roles: ['REVIEWER'] }])
    const after = await selfOf((await comes(own)).headers.authorization)
    expect([after.identityUuid, after.email]).toEqual([before.identityUuid, own.email])
  })

  it('get their account under another id of the provider once the operator resets it', async () => {
    const [old, moved] = [
      { sub: 'old-id', email: 'max@summit.example' },
      { sub: 'new-id', email: 'max@summit.example' },
    ]
    const before = await selfOf((await comes(old)).headers.authorization)
    expect((await comes(moved)).statusCode).toBe(403)
    await operator().post('/operator/staff/resets', { email: old.email })
    const after = await selfOf((await comes(moved)).headers.authorization)
    expect(after.identityUuid).toBe(before.identityUuid)
    expect((await comes(old)).json().code).toBe('STAFF_LOGIN_ADDRESS')
  })

  it('are bound by their address to the account that they had before anybody was bound', async () => {
    const [uuid, email, tenant] = [randomUUID(), 'early@summit.example', '@staff:summit']
    const profile = {
      uuid,
      name: { uuid, lastName: 'Early' },
      phoneNumbers: [],
      addresses: [],
      hasSsn: false,
    }
    await database.db.insert(identities).values({ uuid, email, tenant, userType: 'AGENT', profile })
    openIdServer.person.current = { ...ana, sub: 'early', email }
    expect((await selfOf((await signIn()).headers.authorization)).identityUuid).toBe(uuid)
  })

  it('are out at once when the operator removes them, and in again when the provider still vouches', async () => {
    openIdServer.person.current = { ...ana, sub: 'kim', email: 'kim@summit.example' }
    const { authorization } = (await signIn()).headers
    const removed = await operator().post('/operator/staff/removals', { email: 'kim@summit.example' })
    expect(removed.statusCode).toBe(200)
    expect(await statusOf(authorization)).toBe(401)
    expect((await signIn()).statusCode).toBe(200)
  })
})

describe('an answer of a provider', () => {
  it('counts once, in the browser that asked for it', async () => {
    const { location, flow } = await start('summit')
    const query = await visit(location)
    const other = await start('summit')
    expect((await finish(query, other.flow)).json().code).toBe('STAFF_LOGIN_REFUSED')
    expect((await finish(query, { ...flow, codeVerifier: other.flow.codeVerifier })).statusCode).toBe(401)
    const again = await start('summit')
    const good = await visit(again.location)
    expect((await finish(good, again.flow)).statusCode).toBe(200)
    expect((await finish(good, again.flow)).statusCode).toBe(401)
  })

  it('counts at the provider alone that gave it', async () => {
    const { location, flow } = await start('summit')
    const query = await visit(location)
    const elsewhere = await app.inject({
      method: 'POST',
      url: `${base}/twin/finish`,
      payload: { query, flow },
    })
    expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([401, 'STAFF_LOGIN_REFUSED'])
  })

  it('proves nothing with an ID token that its provider did not sign', async () => {
    openIdServer.forgery.current = true
    const answer = await signIn()
    openIdServer.forgery.current = false
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'STAFF_LOGIN_REFUSED'])
    expect((await signIn()).statusCode).toBe(200)
  })

  it('is taken of no other issuer than the one that was asked', async () => {
    const { location, flow } = await start('summit')
    const query = new URLSearchParams(await visit(location))
    query.set('iss', 'https://evil.example')
    expect((await finish(`?${query}`, flow)).json().code).toBe('STAFF_LOGIN_REFUSED')
  })

  it('leads nowhere else, whatever is sent with it', async () => {
    const { location, flow } = await start('summit')
    const query = new URLSearchParams(await visit(location))
    query.set('redirect', 'https://evil.example')
    query.set('redirect_uri', 'https://evil.example')
    expect((await finish(`?${query}`, flow)).json()).toEqual({ redirect: '/agent' })
  })

  it('that refuses, is forged or empty signs nobody in', async () => {
    const { flow } = await start('summit')
    for (const query of [
      `?error=access_denied&state=${flow.state}&iss=${openIdServer.issuer}`,
      `?code=forged&state=${flow.state}&iss=${openIdServer.issuer}`,
      '?code=x',
    ]) {
      const answer = await finish(query, flow)
      expect([query, answer.statusCode, answer.json().code]).toEqual([query, 401, 'STAFF_LOGIN_REFUSED'])
    }
  })

  it('that does not come is said to be late, and an unknown provider to be unknown', async () => {
    const begin = async (name: string) =>
      (await app.inject({ method: 'POST', url: `${base}/${name}/start`, payload: {} })).json()
    expect((await begin('away')).code).toBe('STAFF_LOGIN_AWAY')
    expect((await begin('nobody')).code).toBe('STAFF_LOGIN_UNKNOWN')
    expect((await begin('constructor')).code).toBe('STAFF_LOGIN_UNKNOWN')
  })
})
