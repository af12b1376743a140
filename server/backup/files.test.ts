import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import { registration } from '../../tests/support/http/registration.ts'
import { S3Server } from '../../tests/support/vendors/s3-server.ts'
import type { OpenDatabase } from '../database/database.ts'
import { eq } from '../database/drizzle.ts'
import { documents } from '../database/schema.ts'
import { fileKey } from '../documents/files/file-store.ts'
import { createS3Store } from '../documents/files/s3-store.ts'
import { createSecrets } from '../keys/load-secrets.ts'
import { backUp } from './back-up.ts'
import { restore } from './restore.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const secrets = createSecrets()
const bucket = new S3Server()
const another = new S3Server()
beforeAll(() => Promise.all([bucket.start(), another.start()]))
afterAll(() => Promise.all([bucket.stop(), another.stop()]))

const startOn = (database: OpenDatabase, { settings }: S3Server) =>
  createTestApp({
    database: { ...database, close: async () => {} },
    secrets,
    fileStore: createS3Store(settings),
  })

async function isMoved({ db }: OpenDatabase, uuid: string): Promise<void> {
  const isNull = async () => {
    const [row] = await db.select().from(documents).where(eq(documents.uuid, uuid))
    return row?.bytes === null
  }
  await vi.waitUntil(isNull, { timeout: 30_000, interval: 50 })
}

const read = (borrower: Borrower, uuid: string) =>
  borrower.get(`/service-application/api/v1/application/heloc/${borrower.application}/documents/${uuid}`)

it('a backup with the files of the store is whole: with the bucket lost, another one gets them, and they are as they were', async () => {
  const database = await openTestDatabase()
  const app = await startOn(database, bucket)
  const borrower = new Borrower(app)
  await borrower.register(registration())
  const { uuid } = (await borrower.upload('SUPPORT', 'a.png')).json()
  const { uuid: removed } = (await borrower.upload('SUPPORT', 'b.png')).json()
  const before = (await read(borrower, uuid)).rawPayload
  await Promise.all([isMoved(database, uuid), isMoved(database, removed)])
  await app.close()
  // Its file still lies in the bucket, but is no longer kept.
  await database.db.update(documents).set({ purgedAt: new Date() }).where(eq(documents.uuid, removed))

  const lines: string[] = []
  const store = createS3Store(bucket.settings)
  await backUp(
    database,
    async (line) => void lines.push(line),
    (file) => store.get(fileKey(file)),
  )
  await bucket.stop()
  await database.close()

  const restored = await openTestDatabase()
  await restored.exec('drop schema public cascade; create schema public;')
  await restore(
    restored,
    (async function* () {
      yield* lines
    })(),
  )
  const [purged] = await restored.db.select().from(documents).where(eq(documents.uuid, removed))
  expect(purged?.bytes).toBeNull()
  const again = await startOn(restored, another)
  const same = new Borrower(again)
  Object.assign(same, { token: borrower.token, application: borrower.application })
  expect((await read(same, uuid)).rawPayload).toEqual(before)
  await isMoved(restored, uuid)
  expect([...another.files.keys()]).toContain(fileKey(uuid))
  expect((await read(same, uuid)).rawPayload).toEqual(before)
  await again.close()
  await restored.close()
})
