import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { ChatStarted } from '#generated/api'
import { ChatServer } from '../../tests/support/http/chat-server.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let server: ChatServer
beforeAll(async () => {
  server = await ChatServer.open()
})
afterAll(() => server.close())

const placeOf = async (chat: ChatStarted): Promise<number | undefined> =>
  (await (await server.callsOf(chat).call('/messages')).json()).standing.queuePlace

it('tells those who wait for an agent their place, which moves up as others are taken, and nobody else', async () => {
  // The queue of another lender is another queue.
  await server.begin({ orgCode: 'autumn-gate' })
  const chats = [await server.begin(), await server.begin(), await server.begin(), await server.begin()]
  const places = () => Promise.all(chats.map(placeOf))
  expect(await places()).toEqual([1, 2, 3, 4])
  const [first] = chats
  if (first === undefined) throw new Error('No chat was begun.')
  await server.take(await server.agent(), first)
  expect(await places()).toEqual([undefined, 1, 2, 3])
})
