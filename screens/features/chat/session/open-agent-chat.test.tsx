import { afterEach, expect, it, vi } from 'vitest'
import source from '../../../../flows/limits.json' with { type: 'json' }
import { provideCallLimits } from '../../../kit/api/call-limits.ts'
import { findChatSession, saveChatSession } from './chat-session.ts'
import { openAgentChat } from './open-agent-chat.ts'

const conversationSid = 'one'
const standing = { state: 'ENDED', self: 'ana', participants: [], lastSequence: 0, isReadOnly: true }

const limits = {
  ...source.limits.chat,
  backOff: { baseMs: 1, factor: 1, mostMs: 1 },
}

/** A line whose first word is that the conversation is over. */
class EndedSocket {
  static readonly OPEN = 1
  readonly readyState = EndedSocket.OPEN
  onopen = () => undefined
  onmessage = (_event: object) => undefined
  constructor() {
    queueMicrotask(() => {
      this.onopen()
      this.onmessage({ data: JSON.stringify({ type: 'ready', standing }) })
    })
  }
  send = () => undefined
  close = () => undefined
}

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('keeps that a conversation is over, and exchanges its token no longer', async () => {
  provideCallLimits(source.limits)
  const asked: string[] = []
  vi.stubGlobal('WebSocket', EndedSocket)
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json({ ticket: 'a' })
  })
  const now = Date.now()
  const chat = { friendlyName: 'Ana', emailAddress: 'ana@example.com', loginTimestamp: now, conversationSid }
  saveChatSession({ ...chat, token: 'first', expiration: new Date(now + 3_600_000).toISOString() })
  const open = () => openAgentChat({ conversationSid, organization: 'FHEL', limits })
  const first = open()
  await vi.waitFor(() => expect(findChatSession()?.hasEnded).toBe(true))
  first.stop()
  saveChatSession({ ...chat, token: 'first', expiration: new Date(now).toISOString(), hasEnded: true })
  asked.length = 0
  const second = open()
  await vi.waitFor(() => expect(second.get().phase).toBe('ended'))
  second.stop()
  expect(asked.filter((url) => url.endsWith('refreshToken'))).toEqual([])
})
