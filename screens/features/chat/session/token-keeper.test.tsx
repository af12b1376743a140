import { afterEach, expect, it, vi } from 'vitest'
import { sampleToken } from '../../../../tests/support/browser/sample-token.ts'
import { saveToken } from '../../../api/session/session.ts'
import { findChatSession, saveChatSession } from './chat-session.ts'
import { createTokenKeeper } from './token-keeper.ts'

afterEach(() => void vi.unstubAllGlobals())

it('proves who is signed in although a token is being exchanged, and loses nothing that is kept meanwhile', async () => {
  const held = Promise.withResolvers<void>()
  const proofs: unknown[] = []
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
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
  const keeper = createTokenKeeper({ nonceRefreshMs: 60_000, keepAliveMs: 3_600_000 })
  const [exchange, proof] = [keeper.token(), keeper.prove()]
  await vi.waitFor(() => expect(proofs).toHaveLength(1))
  saveChatSession({ ...chat, ...findChatSession(), conversationId: 'of the chatbot' })
  held.resolve()
  await Promise.all([exchange, proof])
  keeper.stop()
  expect(proofs).toEqual([undefined, 'proof'])
  expect(findChatSession()).toMatchObject({ token: 'token 2', conversationId: 'of the chatbot' })
})
