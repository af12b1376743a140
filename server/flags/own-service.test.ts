import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { resolveVendors } from '../settings/vendor-settings.ts'
import { createVendorDirectory } from '../vendors/vendor-directory.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

let answer: RequestListener
let service: Server
let app: FastifyInstance
let now = new Date()
beforeAll(async () => {
  service = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1')
  await once(service, 'listening')
  const address = service.address()
  const port = address === null || typeof address === 'string' ? 0 : address.port
  const connection = {
    ...({ kind: 'ofrep', name: 'acme', private: true } as const),
    url: `http://127.0.0.1:${port}`,
  }
  const connections = { connections: new Map([['acme', connection]]), ports: { flags: 'acme' } as const }
  app = await createTestApp({
    clock: { now: () => now, sleep: async () => {} },
    // A busy machine may take longer than half a second; another test proves that a slow service is not waited for.
    directory: (parts) => createVendorDirectory(connections, { ...parts, withinMs: 20_000 }),
  })
})
afterAll(async () => {
  await app.close()
  service.closeAllConnections()
  service.close()
})

const optimizeUser = { attributes: { organization: 'FHEL' } }
const ask = async (path: string, payload: object) => {
  // The pause after a failure is over.
  now = new Date(now.getTime() + 60_000)
  const url = `/service-optimize/external/api/${path}`
  return (await app.inject({ method: 'POST', url, payload: { ...payload, optimizeUser } })).json()
}
const decide = (featureKey: string) => ask('v2/decision', { featureKey })
const ours = {
  features: ['fe-borrower-authentication', 'fe-identity-broker', 'fe-stream-chat', 'fe-webchat'],
}

describe('a lender’s own flag service', () => {
  it('decides in place of the product’s own flags, one by one and all at once', async () => {
    const maintenance = { routes: ['/dashboard'], pageTitle: 'Back at nine' }
    answer = (request, response) => {
      const flags = [
        { key: 'fe-webchat', value: false, variant: 'off' },
        { key: 'fe-heloc-maintenance', value: maintenance, variant: 'on' },
      ]
      const one = flags.find(({ key }) => request.url?.endsWith(`/${key}`))
      response.end(JSON.stringify(one ?? { flags }))
    }
    const variables = { routes: '["/dashboard"]', pageTitle: 'Back at nine' }
    expect(await decide('fe-webchat')).toEqual({ flagEnabled: false, variables: {} })
    expect(await decide('fe-heloc-maintenance')).toEqual({ flagEnabled: true, variables })
    expect(await ask('v1/features', {})).toEqual({
      features: [
        'fe-borrower-authentication',
        'fe-heloc-maintenance',
        'fe-identity-broker',
        'fe-stream-chat',
      ],
      variables: { 'fe-heloc-maintenance': variables },
    })
  })

  it('adds no flag that the product does not have', async () => {
    answer = (_, response) => response.end(JSON.stringify({ key: 'fe-own', value: true, variant: 'on' }))
    expect(await decide('fe-own')).toEqual({ flagEnabled: false, variables: {} })
  })

  it.each<[string, RequestListener]>([
    ['is down', (request) => void request.socket.destroy()],
    ['refuses', (_, response) => response.writeHead(401).end()],
    [
      'leads elsewhere',
      (_, response) => response.writeHead(307, { location: '/ofrep/v1/evaluate/flags' }).end(),
    ],
    ['answers garbage', (_, response) => response.end('{"flags":')],
    [
      'answers another type than asked',
      (_, response) =>
        response.end(JSON.stringify({ flags: [{ key: 'fe-webchat', value: 'no', variant: 'off' }] })),
    ],
  ])('that %s leaves the decision to ours', async (_, broken) => {
    answer = broken
    expect(await ask('v1/features', {})).toEqual(ours)
  })
})

describe('the connection to a flag service', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vendors-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const settings = (entry: object, env: Readonly<Record<string, string>> = {}) => {
    const file = { connections: { acme: { kind: 'ofrep', ...entry } }, ports: { flags: 'acme' } }
    const name = path.join(folder, 'vendors.json')
    writeFileSync(name, JSON.stringify(file))
    return () => resolveVendors({ VENDORS: name, ...env })
  }

  it('takes its secret from the environment', () => {
    const { connections } = settings(
      { url: 'https://flags.example.com', secretEnv: 'FLAGS_TOKEN' },
      { FLAGS_TOKEN: 'token' },
    )()
    expect(connections.get('acme')).toMatchObject({ kind: 'ofrep', secret: 'token', private: false })
  })

  it('is refused at an address of a private network, and without encryption', () => {
    expect(settings({ url: 'https://10.0.0.1' })).toThrow('an address of a private network')
    expect(settings({ url: 'http://flags.example.com' })).toThrow('without encryption')
    expect(settings({ url: 'https://flags.example.com', secretEnv: 'FLAGS_TOKEN' })).toThrow('FLAGS_TOKEN')
  })
})
