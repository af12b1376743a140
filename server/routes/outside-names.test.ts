// @module-tag slow
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import { registration } from '../../tests/support/http/registration.ts'
import { walk } from '../../tests/support/http/road.ts'
import { coDeed, invite, invitedSigner } from '../../tests/support/http/signer.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let app: FastifyInstance
let borrower: Borrower
let signer: Borrower
beforeAll(async () => {
  app = await createTestApp()
  borrower = new Borrower(app)
  await borrower.register(registration({ street1: '11 Joint Deed Drive' }))
  await walk(borrower, 'CO_DEED_REQ')
  signer = await invitedSigner(app, await invite(borrower))
})
afterAll(() => app.close())

/** Names that every object inherits and that no lookup by name may find. */
const inherited = ['constructor', 'toString', 'hasOwnProperty', 'valueOf', '__proto__']

interface Parameter {
  readonly name: string
  readonly in: string
  readonly schema?: { readonly format?: string; readonly enum?: readonly string[]; readonly pattern?: string }
}

interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly parameters: readonly Parameter[]
}

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const

/** Lists the calls of the OpenAPI document that have a free name among their parameters. */
function calls(): readonly Call[] {
  const { paths = {} } = app.swagger()
  return Object.entries(paths).flatMap(([path, described = {}]) =>
    methods.flatMap((method) => {
      const operation: unknown = Reflect.get(described, method.toLowerCase())
      if (typeof operation !== 'object' || operation === null || !('parameters' in operation)) return []
      // This server wrote the OpenAPI document.
      const parameters = operation.parameters as readonly Parameter[]
      return parameters.some(({ schema = {} }) => isFree(schema)) ? [{ method, path, parameters }] : []
    }),
  )
}

const isFree = ({ format, enum: values, pattern }: NonNullable<Parameter['schema']>): boolean =>
  format === undefined && values === undefined && pattern === undefined

function addressOf({ path, parameters }: Call, name: string): string {
  const query = new URLSearchParams()
  const filled = parameters.reduce((address, { name: key, in: place, schema = {} }) => {
    const value = isFree(schema) ? name : key === 'uuid' ? borrower.application : randomUUID()
    if (place === 'query') query.set(key, value)
    return address.replace(`{${key}}`, encodeURIComponent(value))
  }, path)
  return `${filled}?${query}`
}

describe('a name from outside', () => {
  it.each(inherited)('is no entry of anything that the server looks names up in: %s', async (name) => {
    const all = calls()
    expect(all.length).toBeGreaterThan(5)
    const failed: string[] = []
    for (const call of all)
      for (const person of [borrower, signer, new Borrower(app)]) {
        const url = addressOf(call, name)
        const headers = { 'idempotency-key': randomUUID() }
        const payload = call.method === 'GET' ? {} : { payload: {} }
        const { statusCode } = await person.call({ method: call.method, url, headers, ...payload })
        if (statusCode >= 500) failed.push(`${call.method} ${url}: ${statusCode}`)
      }
    expect(failed).toEqual([])
  })

  it.each(inherited)('is no submission, no act and no way of linking: %s', async (name) => {
    const path = `/service-application/api/v1/application/heloc/${borrower.application}`
    for (const url of [
      `${path}/submissions/${name}`,
      `${path}/link-sessions/${name}`,
      `${path}/income-links/${name}`,
    ]) {
      const answer = await borrower.post(url, { employer: 'Harbor Works' })
      expect([url, answer.statusCode]).toEqual([url, 404])
      expect(answer.json().errors[0]).toMatch(/\.$/)
    }
    const answer = await signer.post(`${coDeed}/acts/${name}`, {})
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'SUBMISSION_UNKNOWN'])
  })

  it.each(inherited)('is no lender, no kind of document and no department: %s', async (name) => {
    expect((await signer.upload(name, 'a.png')).json().code).toBe('DOCUMENT_TYPE_UNKNOWN')
    expect((await borrower.upload(name, 'a.png')).json().code).toBe('DOCUMENT_TYPE_UNKNOWN')
    const hours = await app.inject(`/service-operating-hours/external/api/v1/hours/${name}/openStatus`)
    expect([hours.statusCode, hours.json().code]).toEqual([404, 'DEPARTMENT_UNKNOWN'])
    const licenses = '/service-application/external/api/v1/heloc/state-licenses'
    expect((await app.inject(`${licenses}?orgCode=${name}`)).statusCode).toBe(404)
    expect((await app.inject({ url: licenses, headers: { 'x-org': name } })).statusCode).toBe(404)
  })
})
