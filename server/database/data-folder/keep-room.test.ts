import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp } from '../../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../../tests/support/database/test-database.ts'
import { Borrower } from '../../../tests/support/http/borrower.ts'
import { registration } from '../../../tests/support/http/registration.ts'
import { moveBy, walk } from '../../../tests/support/http/road.ts'
import type { OpenDatabase } from '../database.ts'
import { openEmbedded } from '../open-embedded.ts'
import { freeBytesOf, keepRoom } from './keep-room.ts'

const leastBytes = 1000

let freeBytes: number
/** Writes to the disk while a job waits for its vendor. */
let whileVendorsWork = () => {}
let database: OpenDatabase
let app: FastifyInstance
let borrower: Borrower

beforeAll(async () => {
  freeBytes = leastBytes
  database = keepRoom(await openTestDatabase(), leastBytes, async () => freeBytes)
  const clock = { now: () => new Date(), sleep: async () => whileVendorsWork() }
  app = await createTestApp({ database, clock })
  app.log.level = 'silent'
  borrower = new Borrower(app)
  await borrower.register(registration())
}, 60_000)
afterAll(() => app.close())

describe('a database whose disk is almost full', () => {
  it('takes nothing more, with a sentence, lets everybody read, and goes on once there is room', async () => {
    freeBytes = leastBytes - 1
    const { properties = [] } = await borrower.heloc()
    const refused = await borrower.submit('profile', {
      selectedPropertyUuid: properties[0]?.uuid,
      softCreditConsent: true,
      consentTextHash: await borrower.consentHash('soft-credit'),
    })
    expect([refused.statusCode, refused.json()]).toEqual([
      507,
      {
        code: 'STORAGE_FULL',
        errors: [
          'We have no room to save this right now. What we confirmed before is saved; please try again later.',
        ],
      },
    ])
    expect((await borrower.status()).checklistStatus).toBe('GEN_PRE_SOFT_CREDIT_DISCLOSURE')
    const ready = await app.inject({ url: '/health/ready' })
    expect([ready.statusCode, ready.json().failing]).toEqual([503, ['storage']])
    freeBytes = leastBytes
    expect((await app.inject({ url: '/health/ready' })).statusCode).toBe(200)
    await moveBy(borrower, 'submissions/profile')
  })

  it('keeps the jobs that it could not write the outcome of, and does them once there is room', async () => {
    const applicant = new Borrower(app)
    await applicant.register(registration())
    whileVendorsWork = () => {
      freeBytes = leastBytes - 1
    }
    await moveBy(applicant, 'submissions/profile')
    await untilJobsFail()
    whileVendorsWork = () => {}
    freeBytes = leastBytes
    expect(await walk(applicant)).toContain('COMPLETE')
    expect((await app.inject({ url: '/health/ready' })).json().failing).toEqual([])
  }, 60_000)
})

async function untilJobsFail(): Promise<void> {
  for (;;) {
    const { failing } = (await app.inject({ url: '/health/ready' })).json()
    if (failing.includes('jobs')) return
    await pause(5)
  }
}

describe('an embedded database', () => {
  it('is not opened on a disk that is almost full', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'heloc-full-'))
    const leastFreeBytes = (await freeBytesOf(dataDir)) * 2
    await expect(openEmbedded({ dataDir, leastFreeBytes }, () => {})).rejects.toThrow(
      /has \d+ MB left, and the embedded database needs \d+ MB \(MIN_FREE_MB\)/,
    )
    rmSync(dataDir, { recursive: true })
  })
})
