// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChatQueueEntry, ChatStarted } from '#generated/api'
import { provideCallLimits } from '../../kit/api/call-limits.ts'
import { callLimits } from './chat-limits.ts'
import { createOwnChats, type OwnChats } from './own-chats.ts'

const entry: ChatQueueEntry = {
  ...{ conversationSid: 'c1', tenant: 'hearthline', skill: 'FHEL', state: 'ACTIVE', name: 'Ana' },
  ...{ isProven: false, startedAt: '', waitingSince: '', expiration: '', lastSequence: 0, unread: 0 },
  details: {},
}
const until = (ms: number): ChatStarted => ({
  ...{ token: `until ${ms}`, expiration: new Date(Date.now() + ms).toISOString(), conversationSid: 'c1' },
  ...{ omniProxyChannelId: '', providerChannelId: '', skill: 'FHEL' },
  ...{ targetWorkerSid: '', targetWorkerFriendlyName: 'Sam' },
})
const hour = 3_600_000

/** Bearer token of each request by the last segment of its path. The test sets the response to a take. */
const calls: { readonly to: string; readonly bearer: string | null }[] = []
let taken: () => Response
let chats: OwnChats
beforeEach(() => {
  provideCallLimits(callLimits)
  chats = createOwnChats()
  calls.length = 0
  taken = () => Response.json(until(hour))
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    const to = url.split('/').at(-1) ?? ''
    calls.push({ to, bearer: new Headers(headers).get('authorization') })
    return to === 'take' ? taken() : Response.json({}, { status: 503 })
  })
})
afterEach(() => {
  chats.stop()
  vi.unstubAllGlobals()
})

const named = (to: string) => calls.filter((call) => call.to === to)

describe('a conversation of an agent', () => {
  it('is opened with the token that taking it answered, and with no other take', async () => {
    chats.add(entry, until(hour))
    await vi.waitFor(() => expect(named('ticket')[0]?.bearer).toBe(`Bearer until ${hour}`))
    expect(named('take')).toEqual([])
  })

  it('is taken again where its token is about to end, or where the document was loaded anew', async () => {
    chats.add(entry, until(30_000))
    await vi.waitFor(() => expect(named('ticket')[0]?.bearer).toBe(`Bearer until ${hour}`))
    const again = createOwnChats()
    again.follow([entry])
    await vi.waitFor(() => expect(named('take')).toHaveLength(2))
    again.stop()
  })

  it('goes from the list where the server says that it is no longer the agent’s', async () => {
    taken = () => Response.json({ errors: ['Another agent has taken this conversation.'] }, { status: 409 })
    chats.follow([entry])
    await vi.waitFor(() => expect(chats.get()[0]?.get().isInvalid).toBe(true))
    chats.follow([])
    expect(chats.get()).toEqual([])
  })

  it('stays while the server cannot be reached', async () => {
    taken = () => Response.json({}, { status: 503 })
    chats.follow([entry])
    await vi.waitFor(() => expect(named('take').length).toBeGreaterThan(0))
    chats.follow([])
    expect(chats.get()).toHaveLength(1)
  })

  it('does not come back by an older answer once it was handed on', () => {
    chats.add(entry, until(hour))
    chats.remove(entry.conversationSid)
    chats.follow([entry])
    expect(chats.get()).toEqual([])
    chats.add(entry, until(hour))
    expect(chats.get()).toHaveLength(1)
  })
})
