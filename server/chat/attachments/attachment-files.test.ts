// @module-tag slow
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTestDatabase } from '../../../tests/support/database/test-database.ts'
import { ChatServer } from '../../../tests/support/http/chat-server.ts'
import { S3Server } from '../../../tests/support/vendors/s3-server.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { eq, sql } from '../../database/drizzle.ts'
import { chatAttachments, chatConversations, removedFiles } from '../../database/schema.ts'
import { createFileReader } from '../../documents/files/document-files.ts'
import { fileKey } from '../../documents/files/file-store.ts'
import { openStore } from '../../documents/files/open-store.ts'
import { createS3Store } from '../../documents/files/s3-store.ts'
import { createSecrets } from '../../keys/load-secrets.ts'
import { exportChats } from '../export/export-chats.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const patience = { withinMs: 500, firstMs: 2, mostMs: 10, attempts: 2 }
const soon = { timeout: 15_000, interval: 50 }
const clock = { now: () => new Date(), sleep: async () => {} }
const secrets = createSecrets()
const rates = Buffer.from('8.15 %')

let store: S3Server
let database: OpenDatabase
let server: ChatServer
beforeEach(async () => {
  store = new S3Server()
  await store.start()
  database = await openTestDatabase()
  server = await ChatServer.open({
    database,
    secrets,
    clock,
    fileStore: createS3Store(store.settings, patience),
  })
})
afterEach(async () => {
  await server.close()
  await store.stop()
})

const rowOf = async (uuid: string) =>
  (await database.db.select().from(chatAttachments).where(eq(chatAttachments.uuid, uuid)))[0]
const isMoved = (uuid: string) => vi.waitUntil(async () => (await rowOf(uuid))?.bytes === null, soon)

/** Starts a conversation with a file that lies in the store. */
async function moved() {
  const talk = await server.talk()
  const { id } = await (await talk.agentCalls.upload('rates.txt', rates)).json()
  await isMoved(id)
  return { ...talk, file: String(id) }
}

describe('a file of a chat, where the deployment has a store', () => {
  it('is moved there from the database, and sent, opened and exported from there', async () => {
    const { agentCalls, applicantCalls, file } = await moved()
    expect(Buffer.from(store.files.get(fileKey(file)) ?? []).includes(rates)).toBe(false)
    const sent = { type: 'send', clientId: randomUUID(), text: 'Here.', attachments: [file] }
    const { frames } = await (await agentCalls.post('/frames', sent)).json()
    expect(frames).toMatchObject([{ type: 'accepted' }])
    const { messages } = await (await applicantCalls.call('/messages')).json()
    expect(messages[0].attachments).toMatchObject([{ id: file, size: rates.length }])
    const opened = await applicantCalls.call(`/attachments/${file}`)
    expect(await opened.text()).toBe(rates.toString())
    const log = { error: () => {} }
    const read = createFileReader(
      { database, clock, log, dataKey: secrets.dataKey },
      createS3Store(store.settings, patience),
    )
    for await (const chat of exportChats(database, read, 'hearthline'))
      expect(chat).toMatchObject({ attachments: [{ bytes: rates.toString('base64') }] })
  })

  it('counts towards the room of its conversation as before', async () => {
    const { agentCalls, file } = await moved()
    const storedSize = 2 ** 30
    await database.db.update(chatAttachments).set({ storedSize }).where(eq(chatAttachments.uuid, file))
    expect((await (await agentCalls.upload('b.txt', rates)).json()).code).toBe('CHAT_FILES_FULL')
  })

  it('goes from the store, too, when its conversation does', async () => {
    const { chat, file } = await moved()
    await database.db.delete(chatConversations).where(eq(chatConversations.uuid, chat.conversationSid))
    expect(await database.db.select({ uuid: removedFiles.uuid }).from(removedFiles)).toEqual([{ uuid: file }])
    // A server may still have been sending it until then.
    await database.db
      .update(removedFiles)
      .set({ removedAt: sql`${removedFiles.removedAt} - interval '10 minutes'` })
    await vi.waitUntil(() => store.files.size === 0, soon)
    await vi.waitUntil(async () => (await database.db.select().from(removedFiles)).length === 0, soon)
  })

  it('is put off while the store is away, and one that is new is kept in the database and moved later', async () => {
    const { agentCalls, file } = await moved()
    await store.stop()
    const away = await agentCalls.call(`/attachments/${file}`)
    expect([away.status, (await away.json()).code]).toEqual([503, 'DOCUMENT_AWAY'])
    const { id } = await (await agentCalls.upload('b.txt', rates)).json()
    expect(await (await agentCalls.call(`/attachments/${id}`)).text()).toBe(rates.toString())
    await store.start()
    await isMoved(id)
  })

  it('keeps a server without a store from starting', async () => {
    await moved()
    await expect(openStore(undefined, database)).rejects.toThrow('S3_ENDPOINT is not set, but files')
  })
})
