import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import type { FlagKind } from '../ports/flag-service.ts'
import { createOfrepFlags } from './ofrep-flags.ts'

const context = {
  targetingKey: '5f0c2a9e-6f2b-4c1d-9a53-1c8f4d7e2b60',
  organization: 'FHEL',
  isSignedIn: false,
}
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** Time limit on a busy machine, for tests that are not about it. */
const patientMs = 20_000

async function serviceThat(answer: RequestListener, withinMs?: number) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  )
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The service has no port.')
  return serviceAt(`http://127.0.0.1:${address.port}`, withinMs)
}

/** Returns the flag service at an address, with its clock and its logged warnings. */
function serviceAt(url: string, withinMs = patientMs) {
  const warned: string[] = []
  const state = { now: 0, warned }
  const clock = { now: () => new Date(state.now), sleep: async () => {} }
  const log = { warn: ({ reason }: { reason: string }) => warned.push(reason) }
  const connection = { kind: 'ofrep', name: 'acme', url, secret: 'token', private: true } as const
  // biome-ignore lint/suspicious/noExplicitAny: the log's other levels are not used
  const flags = createOfrepFlags(connection, { clock, log: log as any, withinMs })
  const evaluate = async (kinds: Record<string, FlagKind>) =>
    Object.fromEntries(await flags.evaluate(new Map(Object.entries(kinds)), context))
  return { state, evaluate }
}

const saying = (body: unknown) =>
  serviceThat((_, response) => response.end(typeof body === 'string' ? body : JSON.stringify(body)))

describe('a flag service', () => {
  it('is asked for one flag at its address, with its secret and what is known of the person', async () => {
    const asked: unknown[] = []
    const { evaluate } = await serviceThat(async (request, response) => {
      asked.push(request.url, request.headers.authorization, await json(request))
      response.end(JSON.stringify({ key: 'fe-a', value: true, variant: 'on', reason: 'SPLIT' }))
    })
    expect(await evaluate({ 'fe-a': 'boolean' })).toEqual({ 'fe-a': { variant: 'on', value: true } })
    expect(asked).toEqual(['/ofrep/v1/evaluate/flags/fe-a', 'Bearer token', { context }])
  })

  it('is asked for several in one call', async () => {
    const flags = [
      { key: 'fe-a', value: false },
      { key: 'fe-b', value: { routes: ['/x'], message: 'Closed.' }, variant: 'closed' },
      { key: 'fe-unasked', value: true },
    ]
    const { evaluate } = await saying({ flags })
    expect(await evaluate({ 'fe-a': 'boolean', 'fe-b': 'object', 'fe-c': 'boolean' })).toEqual({
      'fe-a': { variant: 'off', value: false },
      'fe-b': { variant: 'closed', value: { routes: ['/x'], message: 'Closed.' } },
    })
  })

  it.each([
    ['another type than asked', { key: 'fe-a', value: { title: 'x' }, variant: 'on' }],
    ['a text for true or false', { key: 'fe-a', value: 'true', variant: 'on' }],
    ['a variant that is no name', { key: 'fe-a', value: true, variant: 7 }],
    ['another flag', { key: 'fe-b', value: true, variant: 'on' }],
    ['nothing of it', {}],
    ['a list', [1]],
    ['null', 'null'],
  ])('that answers %s has no answer', async (_, body) => {
    const { evaluate, state } = await saying(body)
    expect(await evaluate({ 'fe-a': 'boolean' })).toEqual({})
    expect(state.warned).toEqual([])
  })

  it('whose variables hold objects has no answer', async () => {
    const { evaluate } = await saying({ key: 'fe-b', value: { title: { deep: 1 } }, variant: 'on' })
    expect(await evaluate({ 'fe-b': 'object' })).toEqual({})
  })

  it('that does not know a flag has no answer, and is asked again', async () => {
    const { evaluate, state } = await serviceThat((_, response) => response.writeHead(404).end('{}'))
    expect(await evaluate({ 'fe-a': 'boolean' })).toEqual({})
    expect(state.warned).toEqual([])
  })

  it.each<[string, RequestListener]>([
    ['is broken', (_, response) => response.writeHead(500).end()],
    ['answers garbage', (_, response) => response.end('<html>')],
    ['leads elsewhere', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1' }).end()],
    ['breaks off', (_, response) => void response.writeHead(200).write('{', () => response.destroy())],
    ['says too much', (_, response) => response.end(' '.repeat(2 ** 20 + 1))],
  ])('that %s has no answer, and is left alone for ten seconds', async (_, answer) => {
    let calls = 0
    const { evaluate, state } = await serviceThat((request, response) => {
      calls += 1
      answer(request, response)
    })
    expect(await evaluate({ 'fe-a': 'boolean' })).toEqual({})
    expect(await evaluate({ 'fe-a': 'boolean' })).toEqual({})
    expect([calls, state.warned.length]).toEqual([1, 1])
    state.now = 10_000
    expect(await evaluate({ 'fe-a': 'boolean' })).toEqual({})
    expect(calls).toBe(2)
  })

  it('that says nothing for half a second has no answer', async () => {
    const { evaluate, state } = await serviceThat(() => {}, 500)
    expect(await evaluate({ 'fe-a': 'boolean' })).toEqual({})
    expect(state.warned).toEqual(['Error: no answer within 500 ms'])
  })

  it('that is not there has no answer', async () => {
    const { evaluate, state } = serviceAt('http://127.0.0.1:1')
    expect(await evaluate({ 'fe-a': 'boolean' })).toEqual({})
    expect(state.warned).toHaveLength(1)
  })
})
