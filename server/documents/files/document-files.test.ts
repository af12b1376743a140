import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../../tests/support/database/test-database.ts'
import { Borrower } from '../../../tests/support/http/borrower.ts'
import { registration } from '../../../tests/support/http/registration.ts'
import { S3Server } from '../../../tests/support/vendors/s3-server.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { eq } from '../../database/drizzle.ts'
import { documents } from '../../database/schema.ts'
import { fileKey } from './file-store.ts'
import { openStore } from './open-store.ts'
import { createS3Store } from './s3-store.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const patience = { withinMs: 500, firstMs: 2, mostMs: 10, attempts: 2 }
const soon = { timeout: 15_000, interval: 50 }

let store: S3Server
let database: OpenDatabase
let app: FastifyInstance
let now: number
beforeEach(async () => {
  now = Date.now()
  store = new S3Server()
  await store.start()
  database = await openTestDatabase()
  app = await createTestApp({
    database,
    fileStore: createS3Store(store.settings, patience),
    clock: { now: () => new Date(now), sleep: async () => {} },
  })
})
afterEach(async () => {
  await app.close()
  await store.stop()
})

async function registered(): Promise<Borrower> {
  const borrower = new Borrower(app)
  await borrower.register(registration())
  return borrower
}

const rowOf = async (uuid: string) => {
  const [row] = await database.db.select().from(documents).where(eq(documents.uuid, uuid))
  if (row === undefined) throw new Error('There is no such document.')
  return row
}
const isMoved = (uuid: string) => vi.waitUntil(async () => (await rowOf(uuid)).bytes === null, soon)
const fileOf = (borrower: Borrower, uuid: string) =>
  borrower.get(`/service-application/api/v1/application/heloc/${borrower.application}/documents/${uuid}`)

describe('an upload, where the deployment has a store', () => {
  it('is moved there from the database, and read from there', async () => {
    const borrower = await registered()
    const { uuid } = (await borrower.upload('SUPPORT', 'a.png')).json()
    const here = await fileOf(borrower, uuid)
    await isMoved(uuid)
    const there = await fileOf(borrower, uuid)
    expect([here.statusCode, there.statusCode]).toEqual([200, 200])
    expect(there.rawPayload).toEqual(here.rawPayload)
    // Sealed in either place.
    expect(Buffer.from(store.files.get(fileKey(uuid)) ?? []).includes(here.rawPayload)).toBe(false)
    expect((await rowOf(uuid)).storedSize).toBe(here.rawPayload.length)
  })

  it('counts towards the room of its application as before', async () => {
    const borrower = await registered()
    const { uuid } = (await borrower.upload('SUPPORT', 'a.png')).json()
    await isMoved(uuid)
    await database.db
      .update(documents)
      .set({ storedSize: 250 * 1024 ** 2 })
      .where(eq(documents.uuid, uuid))
    expect((await borrower.upload('SUPPORT', 'b.png')).json().code).toBe('APPLICATION_FULL')
  })

  it('is not given out where the store has another file in its place, or none', async () => {
    const borrower = await registered()
    const { uuid } = (await borrower.upload('SUPPORT', 'a.png')).json()
    await isMoved(uuid)
    store.files.set(fileKey(uuid), Buffer.from('of somebody else'))
    expect((await fileOf(borrower, uuid)).statusCode).toBe(500)
    store.files.clear()
    expect((await fileOf(borrower, uuid)).statusCode).toBe(500)
  })

  it('goes from the store, too, once its content is no longer kept', async () => {
    const borrower = await registered()
    const { uuid } = (await borrower.upload('SUPPORT', 'a.png')).json()
    await isMoved(uuid)
    await database.db
      .update(documents)
      .set({ bytes: Buffer.from(''), purgedAt: new Date() })
      .where(eq(documents.uuid, uuid))
    await vi.waitUntil(() => store.files.size === 0, soon)
    await vi.waitUntil(async () => (await rowOf(uuid)).storedAt === null, soon)
  })

  it('leaves nothing behind where it was purged while it was on its way', async () => {
    const borrower = await registered()
    let purged: Promise<unknown> | undefined
    store.meddle = ({ method }) => {
      if (method === 'PUT')
        purged ??= database.db
          .update(documents)
          .set({ bytes: Buffer.from(''), purgedAt: new Date() })
          .execute()
      return undefined
    }
    const { uuid } = (await borrower.upload('SUPPORT', 'a.png')).json()
    await vi.waitUntil(() => store.asked.some((one) => one.startsWith('DELETE')), soon)
    await vi.waitUntil(async () => (await rowOf(uuid)).storedAt === null, soon)
    await purged
    expect(store.files.size).toBe(0)
    expect((await rowOf(uuid)).bytes).toHaveLength(0)
  })
})

describe('a store that is away', () => {
  it('loses nothing: uploads are kept in the database and moved when it is back, and what it has is put off', async () => {
    const borrower = await registered()
    const moved = (await borrower.upload('SUPPORT', 'a.png')).json().uuid
    await isMoved(moved)
    await store.stop()
    const kept = await borrower.upload('SUPPORT', 'b.png')
    expect(kept.statusCode).toBe(200)
    expect((await fileOf(borrower, kept.json().uuid)).statusCode).toBe(200)
    const away = await fileOf(borrower, moved)
    expect([away.statusCode, away.json().code]).toEqual([503, 'DOCUMENT_AWAY'])
    const asked = store.asked.length
    await store.start()
    expect((await fileOf(borrower, moved)).statusCode).toBe(503)
    expect(store.asked.slice(asked).filter((one) => one.startsWith('GET'))).toEqual([])
    await isMoved(kept.json().uuid)
    now += 10_000
    expect((await fileOf(borrower, moved)).statusCode).toBe(200)
  })

  it('has uploads put off after ten minutes, and taken again when it is back', async () => {
    const borrower = await registered()
    await store.stop()
    const first = (await borrower.upload('SUPPORT', 'a.png')).json().uuid
    await vi.waitUntil(async () => (await rowOf(first)).storedAt !== null, soon)
    let sent = 0
    const upload = async () => {
      sent += 1
      const answer = await borrower.upload('SUPPORT', `${sent}.png`)
      return answer.json().code ?? answer.statusCode
    }
    // The attempt that was under way has failed by then.
    await vi.waitUntil(async () => {
      now += 10 * 60_000
      return (await upload()) === 'UPLOADS_AWAY'
    }, soon)
    await store.start()
    await vi.waitUntil(async () => (await upload()) === 200, soon)
  })
})

describe('the start of a server', () => {
  const open = (over: object = {}) => openStore({ ...store.settings, ...over }, database)

  it('tries the store out, and leaves nothing in it', async () => {
    expect(await open()).toBeDefined()
    expect(store.asked.map((one) => one.split(' ')[0])).toEqual(['PUT', 'GET', 'DELETE'])
    expect(store.files.size).toBe(0)
  })

  it.each([
    [{ bucket: 'another' }, 'S3_BUCKET is "another", a bucket that'],
    [{ region: 'mars-1' }, 'S3_REGION is "mars-1", but the bucket'],
    [{ secretAccessKey: 'another' }, 'does not know S3_ACCESS_KEY_ID "AKIDEXAMPLE"'],
    [{ endpoint: 'http://127.0.0.1:1' }, 'which does not answer'],
  ])('is refused, with what to mend, where the store is named wrongly: %j', async (over, said) => {
    await expect(open(over)).rejects.toThrow(said)
  })

  it('is refused where the key may put and not remove', async () => {
    store.meddle = ({ method }) => (method === 'DELETE' ? [403, 'AccessDenied'] : undefined)
    await expect(open()).rejects.toThrow(
      'does not permit S3_ACCESS_KEY_ID "AKIDEXAMPLE" to put, get and delete',
    )
  })

  it('is refused without a store where documents lie in one', async () => {
    expect(await openStore(undefined, database)).toBeUndefined()
    const borrower = await registered()
    await isMoved((await borrower.upload('SUPPORT', 'a.png')).json().uuid)
    await expect(openStore(undefined, database)).rejects.toThrow('S3_ENDPOINT is not set, but files')
  })
})
