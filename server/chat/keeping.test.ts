import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import WebSocket, { WebSocketServer } from 'ws'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import { ChatServer } from '../../tests/support/http/chat-server.ts'
import type { OpenDatabase } from '../database/database.ts'
import { eq } from '../database/drizzle.ts'
import { chatAttachments, chatConversations, chatMessages, chatNotes } from '../database/schema.ts'
import { createFileReader, type ReadFile } from '../documents/files/document-files.ts'
import { createSecrets } from '../keys/load-secrets.ts'
import { runPurges } from '../retention/run-purges.ts'
import { loadTenants } from '../tenants/files/load-tenants.ts'
import { createTenantDirectory } from '../tenants/tenant-directory.ts'
import { exportChats } from './export/export-chats.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const secrets = createSecrets()
const agentChats = '/service-csp/agent/secure/api/v1/chats'

let database: OpenDatabase
let server: ChatServer
beforeAll(async () => {
  database = await openTestDatabase()
  server = await ChatServer.open({ database, secrets })
})
afterAll(() => server.close())

const clock = { now: () => new Date(), sleep: async () => {} }
const read: ReadFile = (...file) =>
  createFileReader(
    { database, clock, log: { error: () => {} }, dataKey: secrets.dataKey },
    undefined,
  )(...file)

/** Creates a conversation with a message, a file and a note, which its agent has ended. */
async function endedTalk() {
  const { chat, agent, agentCalls } = await server.talk()
  const file = await (await agentCalls.upload('rates.txt', Buffer.from('8.15 %'))).json()
  const said = { type: 'send', clientId: randomUUID(), text: 'Here they are.', attachments: [file.id] }
  await agentCalls.post('/frames', said)
  const at = `${agentChats}/${chat.conversationSid}`
  await agent.post(`${at}/notes`, { text: 'Asked for rates.' })
  expect((await agent.get(`${at}/notes`)).json()).toMatchObject([
    { text: 'Asked for rates.', author: 'Sam Desk' },
  ])
  expect((await agent.post(`${at}/close`, {})).json().own).toEqual([])
  return chat.conversationSid
}

describe('the chats of a lender', () => {
  it('are exported whole, with what was sent, and nothing that opens one; another’s are not among them', async () => {
    const uuid = await endedTalk()
    const exported: object[] = []
    for await (const chat of exportChats(database, read, 'hearthline')) exported.push(chat)
    const own = exported.find((chat) => JSON.stringify(chat).includes(uuid))
    expect(own).toMatchObject({
      conversation: { uuid, tenant: 'hearthline', state: 'ENDED', endedBy: 'AGENT' },
      messages: [{ sequence: 1, text: 'Here they are.' }],
      notes: [{ text: 'Asked for rates.' }],
      attachments: [{ name: 'rates.txt', bytes: Buffer.from('8.15 %').toString('base64') }],
    })
    for await (const chat of exportChats(database, read, 'autumn-gate'))
      throw new Error(`There is none: ${JSON.stringify(chat)}`)
  })

  it('are kept 25 months after their end, or as long as the lender says, and then nothing of them is left', async () => {
    const uuid = await endedTalk()
    const open = await server.begin()
    const { tenants } = loadTenants(`${import.meta.dirname}/../..`)
    const purgeAt = (now: string, months = 25) =>
      runPurges({
        database,
        tenants: createTenantDirectory(() => tenants.map((tenant) => keeping(tenant, months))),
        clock: { now: () => new Date(now), sleep: async () => {} },
        log: { info: () => {}, error: () => {} },
      })
    await database.db
      .update(chatConversations)
      .set({ endedAt: new Date('2026-01-31T12:00:00Z') })
      .where(eq(chatConversations.uuid, uuid))
    await purgeAt('2028-02-28T00:00:00Z')
    expect(await leftOf(uuid)).toEqual([1, 1, 1, 1])
    await purgeAt('2026-04-01T00:00:00Z', 3)
    expect(await leftOf(uuid)).toEqual([1, 1, 1, 1])
    await purgeAt('2026-05-01T00:00:00Z', 3)
    expect(await leftOf(uuid)).toEqual([0, 0, 0, 0])
    await purgeAt('2040-01-01T00:00:00Z')
    expect((await leftOf(open.conversationSid))[0]).toBe(1)
  })
})

type Tenant = ReturnType<typeof loadTenants>['tenants'][number]

/** Returns the lender, changed to keep its chats for the given number of months. */
function keeping(tenant: Tenant, maxMonths: number): Tenant {
  const { source } = tenant.journey
  const limits = { ...source.limits.limits, chatRetention: { maxMonths } }
  const patched = { ...source, limits: { ...source.limits, limits } }
  return { ...tenant, journey: { ...tenant.journey, source: patched } }
}

/** Counts the stored rows of a conversation: itself, its messages, its files and its notes. */
const leftOf = async (uuid: string) => [
  (await database.db.select().from(chatConversations).where(eq(chatConversations.uuid, uuid))).length,
  (await database.db.select().from(chatMessages).where(eq(chatMessages.conversation, uuid))).length,
  (await database.db.select().from(chatAttachments).where(eq(chatAttachments.conversation, uuid))).length,
  (await database.db.select().from(chatNotes).where(eq(chatNotes.conversation, uuid))).length,
]

describe('what was said', () => {
  it('is changed by nobody, the server neither', async () => {
    const uuid = await endedTalk()
    const change = database.db
      .update(chatMessages)
      .set({ text: 'x' })
      .where(eq(chatMessages.conversation, uuid))
    await expect(change).rejects.toThrow()
  })
})

describe('an upgrade to something other than the chat', () => {
  const upgrade = (protocol: string) =>
    new Promise<string>((resolve) => {
      const line = new WebSocket(`${server.base.replace('http', 'ws')}/`, protocol)
      line.once('unexpected-response', (_request, { statusCode }) => resolve(String(statusCode)))
      line.once('open', () => {
        resolve(line.protocol)
        line.terminate()
      })
      line.on('error', () => {})
    })

  it('is refused, and left to whoever else listens, as Vite does during development', async () => {
    expect(await upgrade('vite-hmr')).toBe('404')
    const vite = new WebSocketServer({ noServer: true })
    const take = (request: IncomingMessage, line: Duplex, head: Buffer) => {
      if (request.headers['sec-websocket-protocol'] === 'vite-hmr')
        vite.handleUpgrade(request, line, head, () => {})
    }
    server.app.server.on('upgrade', take)
    expect(await upgrade('vite-hmr')).toBe('vite-hmr')
    const chat = await server.callsOf(await server.begin()).connect()
    await chat.frame('ready')
    chat.cut()
    server.app.server.off('upgrade', take)
  })
})

describe('one address', () => {
  it('starts ten conversations a minute, by either path, and is told when it may start another', async () => {
    const limited = await ChatServer.open({ rateLimits: true })
    const paths = [
      '/service-csp/external/api/v1/twilio/initWebChat',
      '/service-omni-proxy/insecure/api/v1/stream/init-web-chat',
    ]
    for (let count = 0; count < 10; count += 1)
      expect((await limited.start({}, paths[count % 2])).statusCode).toBe(200)
    const refused = await limited.start()
    expect([refused.statusCode, refused.json().errors[0]]).toEqual([
      429,
      expect.stringMatching(/^Too many attempts\. Try again in \d+ seconds?\.$/),
    ])
    await limited.close()
  })
})
