import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import source from '../../../../flows/limits.json' with { type: 'json' }
import { sampleToken } from '../../../../tests/support/browser/sample-token.ts'
import { saveToken } from '../../../api/session/session.ts'
import { provideCallLimits } from '../../../kit/api/call-limits.ts'
import { findChatSession, saveChatSession } from './chat-session.ts'
import { findNonce } from './nonce.ts'
import { createTokenKeeper } from './token-keeper.ts'

const organization = 'FHEL'

beforeEach(() => provideCallLimits(source.limits))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('proves who is signed in although a token is being exchanged, and loses nothing that is kept meanwhile', async () => {
  const held = Promise.withResolvers<void>()
  const proofs: unknown[] = []
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url.endsWith('/features')) return Response.json({ features: ['fe-borrower-authentication'] })
    if (url.endsWith('/optermizerly-profile')) return Response.json({ trackerUuid: crypto.randomUUID() })
    if (url.endsWith('/authenticate')) return Response.json({ nonce: 'proof' })
    proofs.push(JSON.parse(String(body)).nonce)
    await held.promise
    return Response.json({ token: `token ${proofs.length}`, expiration: inAnHour })
  })
  saveToken(sampleToken('ana'))
  const chat = {
    friendlyName: 'Ana',
    emailAddress: 'ana@example.com',
    loginTimestamp: Date.now(),
    owner: 'ana',
  }
  saveChatSession({ ...chat, token: 'old', expiration: new Date().toISOString(), conversationSid: 'one' })
  const keeper = createTokenKeeper({
    organization,
    limits: { nonceRefreshMs: 60_000, keepAliveMs: 3_600_000 },
  })
  const [exchange, proof] = [keeper.token(), keeper.prove()]
  await vi.waitFor(() => expect(proofs).toHaveLength(1))
  saveChatSession({ ...chat, ...findChatSession(), conversationId: 'of the chatbot' })
  held.resolve()
  await Promise.all([exchange, proof])
  keeper.stop()
  expect(proofs).toEqual([undefined, 'proof'])
  expect(findChatSession()).toMatchObject({ token: 'token 2', conversationId: 'of the chatbot' })
})

it('proves a visitor who has signed in since, and keeps whose chat it is', async () => {
  const proofs: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url.endsWith('/features')) return Response.json({ features: ['fe-borrower-authentication'] })
    if (url.endsWith('/optermizerly-profile')) return Response.json({ trackerUuid: crypto.randomUUID() })
    if (url.endsWith('/authenticate')) return Response.json({ nonce: 'proof' })
    proofs.push(JSON.parse(String(body)).nonce)
    return Response.json({ token: 'second', expiration: new Date(Date.now() + 3_600_000).toISOString() })
  })
  saveChatSession({
    ...{ friendlyName: 'Ana', emailAddress: 'ana@example.com', loginTimestamp: Date.now() },
    ...{ token: 'first', expiration: '', conversationSid: 'one' },
  })
  const keeper = createTokenKeeper({
    organization,
    limits: { nonceRefreshMs: 60_000, keepAliveMs: 3_600_000 },
  })
  await keeper.prove()
  expect(proofs).toEqual([])
  saveToken(sampleToken('ana'))
  await keeper.prove()
  keeper.stop()
  expect(proofs).toEqual(['proof'])
  expect(findChatSession()).toMatchObject({ owner: 'ana', token: 'second' })
})

it('asks for no proof of who is signed in where the lender has that switched off', async () => {
  const asked = vi.fn(async (_url: string) => Response.json({ features: [] }))
  vi.stubGlobal('fetch', asked)
  saveToken(sampleToken('ana'))
  expect(await findNonce(organization)).toBeUndefined()
  expect(asked.mock.calls.map(([url]) => url)).not.toContainEqual(expect.stringContaining('webchat'))
})

describe('the token of a visitor', () => {
  const minute = 60_000
  const limits = { nonceRefreshMs: minute, keepAliveMs: 720 * minute }
  const begin = (minutes: number) => {
    vi.useFakeTimers()
    const now = Date.now()
    saveChatSession({
      ...{ friendlyName: 'Ana', emailAddress: 'ana@example.com', loginTimestamp: now },
      ...{ token: 'first', expiration: new Date(now + minutes * minute).toISOString() },
      conversationSid: 'one',
    })
  }

  it('is exchanged before it ends although nothing is asked for meanwhile', async () => {
    begin(60)
    const exchanged = vi.fn(async () =>
      Response.json({ token: 'second', expiration: new Date(Date.now() + 60 * minute).toISOString() }),
    )
    vi.stubGlobal('fetch', exchanged)
    const keeper = createTokenKeeper({ organization, limits })
    await vi.advanceTimersByTimeAsync(56 * minute)
    expect(exchanged).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(3 * minute)
    expect(findChatSession()?.token).toBe('second')
    keeper.stop()
  })

  it('is asked for again after a failure, which is told until one succeeds', async () => {
    begin(2)
    const answers = [new Response('{}', { status: 500 }), Response.json({ token: 'second', expiration: '' })]
    vi.stubGlobal('fetch', async () => answers.shift())
    const told: unknown[] = []
    const keeper = createTokenKeeper({ organization, limits, told: (error) => told.push(error) })
    expect(await keeper.token()).toBe('first')
    expect(told).toMatchObject([{ name: 'ChatCallError', status: 500, body: {} }])
    expect(await keeper.token()).toBe('second')
    expect(told[1]).toBeUndefined()
    keeper.stop()
  })
})
