import cookie from '@fastify/cookie'
import { Validator } from '@seriousme/openapi-schema-validator'
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp, shippedTenants } from '../../tests/support/backend/create-test-app.ts'
import { requireNamedCookies } from './require-named-cookies.ts'

// A server starts here, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

let app: FastifyInstance
let document: Document
let calls: readonly Call[]
beforeAll(async () => {
  app = await createTestApp()
  document = (await app.inject('/docs/json')).json()
  calls = callsOf(document)
})
afterAll(() => app.close())

interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly operationId: string
  readonly security: readonly object[]
  readonly tags: readonly string[]
  readonly description: string
  readonly parameters?: readonly object[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> }
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly headers?: object }>>
}

type Document = {
  readonly tags: readonly { readonly name: string }[]
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly responses: Readonly<Record<string, { readonly headers?: object; readonly content: object }>>
  }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Omit<Call, 'method' | 'path'>>>>>
}

interface Schema {
  readonly properties?: Readonly<Record<string, object>>
}

const callsOf = ({ paths }: Document): readonly Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({
      ...call,
      path,
      method: method.toUpperCase() as Call['method'],
    })),
  )

const nobodys = '3f0c2a9e-6f2b-4c1d-9a53-1c8f4d7e2b60'
const named = ({ method, path }: Call) => `${method} ${path}`
const url = ({ path }: Call) => path.replace('{context}', 'external').replaceAll(/\{\w+\}/g, nobodys)

const refusalAt = ($ref = '') => document.components.responses[$ref.split('/').at(-1) ?? '']

const callAt = (method: string, path: string): Call =>
  calls.find((call) => call.method === method && call.path === path) ?? expect.fail(`${method} ${path}`)

describe('the OpenAPI document', () => {
  it('is one by the schema of OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate((await app.inject('/docs/json')).json())
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
  })

  it('gives every call a name of its own, which a program can use', () => {
    const names = calls.map(({ operationId }) => operationId)
    expect(names.filter((name) => !/^[a-z]\w+$/.test(name))).toEqual([])
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('says of every call how it refuses, in the one shape that refusals have', () => {
    for (const call of calls) {
      const refusals = Object.entries(call.responses).filter(([status]) => status >= '4')
      expect(Object.fromEntries(refusals), named(call)).toMatchObject({ 400: {}, 500: {}, 503: {} })
      // Readiness has the same response body whether or not the server is ready.
      const shared = refusals.filter(([status]) => !(call.path === '/health/ready' && status === '503'))
      for (const [status, { $ref }] of shared)
        expect(refusalAt($ref), `${named(call)} ${status}`).toMatchObject({
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/ErrorResponse' } },
            'application/problem+json': {},
          },
        })
    }
  })

  it('says of every document that it may be gone: its content is kept for a time', () => {
    const named = calls.filter(({ path }) => path.includes('/documents/{document}'))
    expect(named.length).toBe(8)
    for (const { responses } of named) expect(responses).toMatchObject({ 410: {} })
  })

  it('says of every call what it answers when it succeeds', () => {
    const silent = calls.filter(({ responses }) =>
      Object.entries(responses).some(([, answer]) => JSON.stringify(answer).includes('Default Response')),
    )
    expect(silent.map(named)).toEqual([])
  })

  it('asks for a bearer exactly where a call without one is refused', async () => {
    for (const call of calls) {
      const answer = await app.inject({ method: call.method, url: url(call) })
      const isRefused = answer.statusCode === 401
      expect({ [named(call)]: call.security.length > 0 }).toEqual({ [named(call)]: isRefused })
      expect(Object.keys(call.responses), named(call)).toContain(String(answer.statusCode))
    }
  })

  it('has the body of every submission as its form asks it, under a path of its own', () => {
    const submissions = calls.filter(({ path }) => /\/(submissions|acts)\//.test(path))
    const names = submissions.map(({ path }) => path.split('/').at(-1))
    expect(names).toEqual(expect.arrayContaining(Object.keys(shippedTenants().fallback.process.submissions)))
    for (const { path, requestBody } of submissions) {
      const { $ref = '' }: { $ref?: string } = requestBody?.content['application/json']?.schema ?? {}
      const values = document.components.schemas[$ref.split('/').at(-1) ?? '']
      expect(values, path).toMatchObject({ type: 'object', additionalProperties: false })
    }
    expect(document.components.schemas.StartContactValues?.properties).toMatchObject({
      email: { description: 'Email address', format: 'email' },
    })
    expect(calls.filter(({ path }) => path.includes('{name}')).map(named)).toEqual([])
  })

  it('has no body without fields', () => {
    const vague = calls.filter(({ requestBody }) => {
      const { schema = {} } = requestBody?.content['application/json'] ?? {}
      return (
        requestBody?.content['application/json'] !== undefined &&
        !/"(\$ref|properties)"/.test(JSON.stringify(schema))
      )
    })
    expect(vague.map(named)).toEqual([])
  })

  it('names entities once, and refers to them', () => {
    for (const name of ['Heloc', 'Profile', 'ApplicationStatus', 'Condition', 'ServerState'])
      expect(document.components.schemas).toHaveProperty(name)
    const text = JSON.stringify(document)
    expect(text.split('"UNKNOWN","GEN_PRE_SOFT_CREDIT_DISCLOSURE"').length - 1).toBe(1)
    expect(text).not.toContain('x-personal')
  })

  it('sorts every call under a tag that is described, and says who may call it', () => {
    const tags = document.tags.map(({ name }) => name)
    expect(calls.filter((call) => !call.tags.every((tag) => tags.includes(tag))).map(named)).toEqual([])
    expect(tags.filter((tag) => !calls.some((call) => call.tags.includes(tag)))).toEqual([])
    expect(calls.filter(({ description }) => !description?.startsWith('For ')).map(named)).toEqual([])
  })

  it('says which headers a client needs: the token that is rolled, keys, versions, and when to come again', () => {
    const application = '/service-application/api/v1/application/heloc/{uuid}'
    const contact = callAt('POST', `${application}/submissions/contact`)
    expect(contact.parameters).toEqual(
      expect.arrayContaining([
        { $ref: '#/components/parameters/Idempotency-Key' },
        { $ref: '#/components/parameters/If-Match-optional' },
      ]),
    )
    expect(Object.keys(contact.responses[200]?.headers ?? {})).toEqual([
      'Authorization',
      'Idempotency-Replayed',
    ])
    expect(callAt('POST', '/identity/api/v1/login').responses[200]?.headers).toHaveProperty('Authorization')
    const answers = calls.flatMap(({ responses }) => Object.entries(responses))
    const rolling = answers.filter(([, { headers }]) => headers !== undefined && 'Authorization' in headers)
    expect(new Set(rolling.map(([status]) => status))).toEqual(new Set(['200']))
    expect(callAt('GET', '/health/live').responses[200]?.headers).toBeUndefined()
    expect(document.components.responses.TooManyRequests?.headers).toHaveProperty('Retry-After')
    expect(document.components.responses.ServiceUnavailable?.headers).toHaveProperty('Retry-After')
  })
})

describe('a cookie that a call sets', () => {
  it('is named by every call that opens a session, has a code mailed or chooses a language', () => {
    const setting = calls.filter(({ responses }) =>
      Object.values(responses).some(({ headers }) => headers !== undefined && 'Set-Cookie' in headers),
    )
    expect(setting.map(named).toSorted()).toEqual([
      'POST /identity-broker/agent/api/v3/login',
      'POST /identity-broker/customer/api/v3/login',
      'POST /identity/api/v1/login',
      'POST /identity/api/v1/registration/register/confirm',
      'POST /identity/api/v1/registration/setup',
      'POST /identity/api/v1/registration/setup-code',
      'POST /identity/secure/api/v1/second-factor/verification',
      'POST /service-staff/api/v1/logins/{provider}/finish',
      'POST /service-staff/api/v1/setup',
      'POST /service-staff/api/v1/setup-code',
      'POST /service-staff/secure/api/v1/second-factor/confirmation',
      'POST /service-staff/secure/api/v1/second-factor/verification',
      'PUT /identity/secure/api/v1/language',
    ])
  })

  it('fails the call where the document does not name it, in tests and while developing', async () => {
    const app = fastify()
    await app.register(cookie)
    requireNamedCookies(app)
    const set = async (_: unknown, reply: FastifyReply) => void reply.setCookie('known', 'x').send('')
    app.post('/unnamed', { schema: { summary: 'Unnamed' } }, set)
    app.post('/named', { schema: { summary: 'Named', setsCookie: true } }, set)
    const statuses = ['/unnamed', '/named'].map(
      async (url) => (await app.inject({ method: 'POST', url })).statusCode,
    )
    expect(await Promise.all(statuses)).toEqual([500, 200])
  })
})

describe('a proof that a call asks for beside its token', () => {
  const describedAt = (end: string) => calls.find(({ path }) => path.endsWith(end))

  it('is named by every submission that the process gives one, with what to do without it', () => {
    const { submissions } = shippedTenants().fallback.process
    for (const [name, { proof }] of Object.entries(submissions)) {
      const call = describedAt(`/submissions/${name}`)
      if (proof === undefined && name !== 'contact')
        expect([name, call?.description]).toEqual([name, expect.not.stringContaining('proof')])
      else {
        expect([name, call?.description]).toEqual([name, expect.stringContaining(`(\`${proof ?? 'anew'}\`)`)])
        expect(call?.description).toMatch(
          /403 `PROOF_REQUIRED`: give one with `POST \/identity\/secure\/api\/v1\/proof`/,
        )
        expect(call?.responses).toHaveProperty('403')
      }
    }
  })

  it('is named by what a co-owner signs, and by a route of its own', () => {
    expect(describedAt('/acts/signature')?.description).toContain('(`recent`)')
    expect(describedAt('/acts/consent')?.description).not.toContain('proof')
    const byPolicy = calls.filter(({ description }) => description.includes('PROOF_REQUIRED'))
    expect(byPolicy.some(({ path }) => !/submissions|acts/.test(path))).toBe(true)
  })
})
