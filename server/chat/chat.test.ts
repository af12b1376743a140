import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ChatServer } from '../../tests/support/http/chat-server.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let server: ChatServer
beforeAll(async () => {
  server = await ChatServer.open()
})
afterAll(() => server.close())

describe('a conversation', () => {
  it('begins with the ids of the specification, the lender’s skill, and nobody who has taken it', async () => {
    expect(await server.begin({ pageUrl: 'https://example.com/a', tag: 'footer' })).toEqual({
      token: expect.any(String),
      expiration: expect.any(String),
      conversationSid: expect.any(String),
      omniProxyChannelId: expect.any(String),
      providerChannelId: expect.any(String),
      skill: 'FHEL',
      targetWorkerSid: null,
      targetWorkerFriendlyName: null,
    })
  })

  it('carries what both say to both, in order, and says that it is kept', async () => {
    const { applicantCalls, agentCalls } = await server.talk()
    const [ana, sam] = [await applicantCalls.connect(), await agentCalls.connect()]
    const ready = await ana.frame('ready')
    expect(ready.standing).toMatchObject({ state: 'ACTIVE', lastSequence: 0, isReadOnly: false })
    for (const side of [ana, sam]) side.send({ type: 'resume', after: 0 })
    const [question, answer] = [randomUUID(), randomUUID()]
    ana.say(question, 'Is my rate fixed?')
    expect(await ana.frame('accepted')).toEqual({ type: 'accepted', clientId: question, sequence: 1 })
    await sam.frame('message')
    sam.say(answer, 'It is.')
    await vi.waitFor(() => expect(ana.messages()).toHaveLength(2), { timeout: 20_000 })
    expect(ana.messages()).toEqual(sam.messages())
    expect(ana.messages().map(({ sequence, text, clientId }) => [sequence, text, clientId])).toEqual([
      [1, 'Is my rate fixed?', question],
      [2, 'It is.', answer],
    ])
    for (const side of [ana, sam]) side.cut()
  })
})
