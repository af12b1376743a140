import { Validator } from '@seriousme/openapi-schema-validator'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'

// A server starts here, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

let app: FastifyInstance
let calls: readonly Call[]
beforeAll(async () => {
  app = await createTestApp()
  await app.ready()
  calls = callsOf((await app.inject('/docs/json')).json())
})
afterAll(() => app.close())

interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly operationId: string
  readonly security: readonly object[]
  readonly responses: Readonly<Record<string, unknown>>
}

type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Omit<Call, 'method' | 'path'>>>>>
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
      for (const [status, refusal] of shared)
        expect(refusal, `${named(call)} ${status}`).toMatchObject({
          content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorResponse' } } },
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
})
