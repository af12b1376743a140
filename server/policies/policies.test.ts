import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { Browser } from '../../tests/support/http/browser.ts'
import { registration } from '../../tests/support/http/registration.ts'
import { staffMember } from '../../tests/support/http/staff.ts'
import type { WorkRole } from '../auth/staff/staff-member.ts'
import { createSecrets } from '../keys/load-secrets.ts'
import type { Services } from '../services.ts'
import { describePolicies } from './describe-policies.ts'
import type { Policy } from './policy.ts'
import { type RoutePolicy, requirePolicies } from './require-policies.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const document = path.join(import.meta.dirname, '../../docs/policies.md')
const roles = ['LOAN_OFFICER', 'SUPPORT_AGENT', 'SUPERVISOR', 'REVIEWER', 'ADMINISTRATOR'] as const
const secrets = createSecrets()

let app: FastifyInstance
/** Owner of the application that the others try to access. */
let owner: Browser
let stranger: Browser
let elsewhere: Browser
/** Tokens of staff at the owner's lender and at another one, by role. */
let members: ReadonlyMap<WorkRole, { readonly here: string; readonly there: string }>

beforeAll(async () => {
  app = await createTestApp({ secrets })
  owner = await customer('hearthline')
  stranger = await customer('hearthline')
  elsewhere = await customer('harborcu')
  members = new Map(
    await Promise.all(
      roles.map(async (role) => {
        const [here, there] = [await tokenOf(role, 'hearthline'), await tokenOf(role, 'harborcu')]
        return [role, { here, there }] as const
      }),
    ),
  )
})
afterAll(() => app.close())

async function customer(orgCode: string): Promise<Browser> {
  const browser = new Browser(app)
  await browser.register(registration({ orgCode }))
  return browser
}

async function tokenOf(role: WorkRole, tenant: string): Promise<string> {
  const { token = '' } = await staffMember(app, secrets.operatorKey, { roles: [role], tenants: [tenant] })
  return token
}

const of = (...who: readonly Policy['who'][]) => app.policies.filter(({ policy }) => who.includes(policy.who))
const another = '6d0e5a2c-91ab-4f0e-8a5b-7c3f1d2e9b44'

/** Calls a route, for the owner's application if it takes one, and returns the status. */
async function ask({ method, url }: RoutePolicy, authorization?: string): Promise<number> {
  const address = url.replace(':uuid', owner.application).replaceAll(/:\w+/g, another)
  const { statusCode } = await app.inject({
    method: method as 'GET',
    url: address,
    headers: authorization === undefined ? {} : { authorization },
    ...(method === 'GET' ? {} : { payload: {} }),
  })
  return statusCode
}

/** Returns the status of each of the routes for a caller, by the route's name. */
async function answers(routes: readonly RoutePolicy[], authorization?: string) {
  expect(routes.length).toBeGreaterThan(0)
  const found: [string, number][] = []
  for (const route of routes) found.push([`${route.method} ${route.url}`, await ask(route, authorization)])
  return found
}

const all = (found: readonly [string, number][], ...statuses: readonly number[]) =>
  expect(found.filter(([, status]) => !statuses.includes(status))).toEqual([])

describe('a route', () => {
  const route = { method: 'GET', url: '/somewhere', handler: async () => '' } as const
  const refused = (options: object) => {
    const server = Fastify()
    requirePolicies(server, {} as Services)
    return () => server.route({ ...route, ...options })
  }

  it('without a policy keeps the server from starting, and is named', () => {
    expect(refused({})).toThrow('GET /somewhere declares no policy: say in its config who may call it.')
  })
})

describe('a proof that a policy names', () => {
  const takes =
    (policy: object, ...required: readonly string[]) =>
    () => {
      const server = Fastify()
      requirePolicies(server, {} as Services)
      const body = { type: 'object', required, properties: {} }
      const config = { policy: { who: 'customer', data: 'own', ...policy } as const }
      server.post('/somewhere', { config, schema: { body } }, async () => '')
    }

  it('is that of the body: a route that takes the present password says so, and no other does', () => {
    const said = 'takes the present password and its policy does not say so, or the reverse.'
    expect(takes({}, 'currentPassword')).toThrow(said)
    expect(takes({ proof: 'password' })).toThrow(said)
    expect(takes({ proof: 'password' }, 'currentPassword')).not.toThrow()
  })

  it('is asked of somebody who is signed in, or the server does not start', () => {
    const server = Fastify()
    requirePolicies(server, {} as Services)
    const config = { policy: { who: 'anyone', data: 'none', proof: 'recent' } as const }
    expect(() => server.post('/somewhere', { config }, async () => '')).toThrow('has nobody signed in')
  })
})

describe('the policies', () => {
  it('stand in docs/policies.md as they are', () => {
    const described = describePolicies(app.policies)
    if (process.env.WRITE_POLICIES) writeFileSync(document, described)
    expect(readFileSync(document, 'utf8')).toBe(described)
  })

  it('let anyone call what is anyone’s: no sign-in is asked for', async () => {
    const secret = /chat|stream|webchat|csp|omni|callbacks/
    const open = of('anyone', 'sandbox').filter(({ url }) => !secret.test(url))
    const found = await answers(open.filter(({ url }) => !/login|setup/.test(url)))
    expect(found.filter(([, status]) => status === 401)).toEqual([])
  })

  it('let nobody call anything else who is not signed in', async () => {
    all(await answers(of('customer', 'signer', 'staff', 'operator')), 401)
  })

  it('refuse every token of the staff where a customer is asked for, and the operator’s calls', async () => {
    for (const { here } of members.values())
      all(await answers(of('customer', 'signer', 'operator'), `Bearer ${here}`), 401)
  })

  it('refuse a customer where the staff or the operator is asked for', async () => {
    all(await answers(of('staff', 'operator'), `Bearer ${stranger.token}`), 401)
  })

  it('show and change nothing of a customer’s for another one, of the same lender or of another', async () => {
    const named = of('customer', 'signer').filter(({ url }) => url.includes(':uuid'))
    for (const { token } of [stranger, elsewhere])
      all(await answers(named, `Bearer ${token}`), 400, 404, 415, 422)
  })

  it('refuse one of the staff who has none of the roles that a route names', async () => {
    for (const [role, { here }] of members) {
      const closed = of('staff').filter(({ policy }) => policy.roles && !policy.roles.includes(role))
      all(await answers(closed, `Bearer ${here}`), 403, 422)
    }
  })

  it('show and change nothing of a lender’s for those who work for another', async () => {
    for (const [role, { there }] of members) {
      const named = of('staff').filter(
        ({ url, policy }) => url.includes(':uuid') && policy.roles?.includes(role),
      )
      if (named.length > 0) all(await answers(named, `Bearer ${there}`), 404, 422)
    }
  })

  it('hand a lender’s lists to nobody else: an application of theirs is in none', async () => {
    for (const { there } of members.values()) {
      const answer = await app.inject({
        url: `/service-staff/secure/api/v1/desk?find=${encodeURIComponent((await owner.profile()).email ?? '')}`,
        headers: { authorization: `Bearer ${there}` },
      })
      expect(answer.body).not.toContain(owner.application)
    }
  })
})
