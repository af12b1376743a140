import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { shippedTenants } from '../../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../../tests/support/database/test-database.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { eq } from '../../database/drizzle.ts'
import { chatAttachments, chatConversations } from '../../database/schema.ts'
import { createSecrets } from '../../keys/load-secrets.ts'
import { chatLimits } from '../chat-limits.ts'
import { keepAttachment } from './keep-attachment.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function conversation(): Promise<string> {
  const uuid = randomUUID()
  const now = new Date()
  await database.db.insert(chatConversations).values({
    ...{ uuid, channel: randomUUID(), contact: randomUUID(), tenant: 'hearthline', skill: 'FHEL' },
    ...{ state: 'ACTIVE', details: {}, startedAt: now, waitingSince: now, expiresAt: now },
  })
  return uuid
}

const fileOf = (conversation: string) => ({
  ...{
    uuid: randomUUID(),
    conversation,
    participant: randomUUID(),
    name: 'a.txt',
    contentType: 'text/plain',
  },
  ...{ bytes: Buffer.from('Hello.'), sha256: '', originalSha256: '', createdAt: new Date() },
})

it.each([
  ['as many files', { attachmentsPerConversation: 3 }],
  ['as many bytes', { attachmentsMaxBytes: 18 }],
])('keeps %s as a conversation has room for, also when they come at once', async (_, narrower) => {
  const limits = { ...chatLimits({ tenants: shippedTenants() }), ...narrower }
  const uuid = await conversation()
  const kept = await Promise.allSettled(
    Array.from({ length: 8 }, () =>
      keepAttachment({ database, secrets: createSecrets() }, limits, fileOf(uuid)),
    ),
  )
  const refusals = kept.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
  expect(refusals).toEqual(Array(5).fill('CHAT_FILES_FULL'))
  const rows = await database.db
    .select({ uuid: chatAttachments.uuid })
    .from(chatAttachments)
    .where(eq(chatAttachments.conversation, uuid))
  expect(rows).toHaveLength(3)
})
