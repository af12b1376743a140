import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import type { Exchange } from '../../tests/support/backend/record-examples.ts'
import type { Example } from './examples.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

const file = path.join(import.meta.dirname, 'examples.json')

interface Media {
  readonly schema: object
  readonly example?: unknown
}

interface Call {
  readonly operationId: string
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> }
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, object>> }>>
}

/** Calls of the live chat, which tests make over a port: only injected calls are recorded. */
const unrecorded: readonly string[] = [
  'getAgentChats',
  // Requests of a chat provider have the provider's own shape.
  'postByConnectionByVersionChannelByPlaceOutbound',
  'postByConnectionByVersionPostsByPlaceMessages',
  'postByConnectionByVersionToken',
  'postByConnectionEvents',
  'getInsecureStreamMessages',
  'postInsecureStreamAttachments',
  'postInsecureStreamFrames',
  'postInsecureStreamTicket',
  // The picture of a QR code is longer than an example may be.
  'postIdentitySecondFactor',
  'postSecondFactor',
]

let app: FastifyInstance
let components: object
let calls: readonly { readonly method: string; readonly address: RegExp; readonly call: Call }[]
beforeAll(async () => {
  app = await createTestApp()
  const document = (await app.inject('/docs/json')).json()
  const paths: Readonly<Record<string, Readonly<Record<string, Call>>>> = document.paths
  components = document.components
  calls = Object.entries(paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, call]) => ({
      method: method.toUpperCase(),
      address: new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
      call,
    })),
  )
})
afterAll(() => app.close())

/** Shortens a list to its first entry and replaces secrets by words. */
function shorten(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map((item) => shorten(item))
  if (typeof value === 'string') return /token|jwt/i.test(key) ? 'a-token-of-the-answer-before' : value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, shorten(child, name)]))
}

/**
 * Writes the longest exchange of each call that is still small, because it shows the most. A call that was not recorded keeps the
 * example that it has.
 */
function writeExamples(recorded: string): void {
  const exchanges: Exchange[] = readFileSync(recorded, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const kept: Readonly<Record<string, Example>> = JSON.parse(readFileSync(file, 'utf8'))
  const examples = calls.flatMap(({ method, address, call }): [string, Example][] => {
    const [longest] = exchanges
      .filter((exchange) => exchange.method === method && address.test(exchange.path))
      .map(({ request, response }) => shorten({ request, response }) as Example)
      .filter((example) => JSON.stringify(example).length < 6000)
      .sort((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)
    const example = longest ?? kept[call.operationId]
    return example === undefined ? [] : [[call.operationId, example]]
  })
  examples.sort(([one], [other]) => one.localeCompare(other, 'en'))
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(examples), null, 2)}\n`)
}

describe('the OpenAPI document', () => {
  if (process.env.WRITE_EXAMPLES)
    it('has its examples written anew', () => writeExamples(String(process.env.WRITE_EXAMPLES)))

  it('shows an example of what is sent and answered, recorded from a running server', () => {
    const without = calls.flatMap(({ call }) => {
      const answered = Object.entries(call.responses).find(([status]) => status < '300')?.[1].content
      const bodies = [call.requestBody?.content, answered].map((content) => content?.['application/json'])
      return bodies.some((body) => body !== undefined && !('example' in body)) ? [call.operationId] : []
    })
    expect(without.filter((name) => !unrecorded.includes(name))).toEqual([])
    expect(unrecorded.filter((name) => !without.includes(name))).toEqual([])
  })

  it('shows examples of submissions that their forms accept', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false })
    const submissions = calls.filter(({ call }) => /(Submissions|Acts)[A-Z]/.test(call.operationId))
    const faults = submissions.flatMap(({ call: { operationId, requestBody } }) => {
      const { schema = {}, example } = requestBody?.content['application/json'] ?? {}
      const isValid = ajv.compile({ ...schema, components })
      return isValid(example) ? [] : [[operationId, isValid.errors]]
    })
    expect(submissions.length).toBeGreaterThan(40)
    expect(faults).toEqual([])
  })
})
