import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { DeadLetters } from '#generated/api'
import { createTestApp } from '../../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../../tests/support/database/test-database.ts'
import { Borrower } from '../../../tests/support/http/borrower.ts'
import type { Browser } from '../../../tests/support/http/browser.ts'
import { registration } from '../../../tests/support/http/registration.ts'
import { asOperator, staffMember } from '../../../tests/support/http/staff.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { outbox, vendorCalls } from '../../database/schema.ts'
import { createSecrets } from '../../keys/load-secrets.ts'
import { noteVendor } from './note-vendor.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const secrets = createSecrets()
const path = '/service-staff/secure/api/v1/dead-letters'
const now = new Date('2026-11-20T12:00:00Z')

let database: OpenDatabase
let app: FastifyInstance
let own: Browser
let elsewhere: Browser
/** Application at the lender of the first administrator. */
let application: string
beforeAll(async () => {
  database = await openTestDatabase()
  app = await createTestApp({ database, secrets })
  own = await staffMember(app, secrets.operatorKey, { roles: ['ADMINISTRATOR'], tenants: ['harborcu'] })
  elsewhere = await staffMember(app, secrets.operatorKey, {
    roles: ['ADMINISTRATOR'],
    tenants: ['pine-county'],
  })
  const borrower = new Borrower(app)
  await borrower.register(registration({ orgCode: 'harborcu' }))
  application = borrower.application
  for (const tenant of ['harborcu', 'pine-county']) await giveUp(tenant)
  await noteVendor(database, { connection: 'land', kind: 'LATE', call: 'call-1', application }, now)
  await noteVendor(database, { connection: 'land', kind: 'FORGED', call: '' }, now)
})
afterAll(() => app.close())

/** Stores a call and a letter of a lender that were given up. */
async function giveUp(tenant: string): Promise<void> {
  await database.db.insert(vendorCalls).values({
    ...{ id: `call of ${tenant}`, connection: 'land', operation: 'title.search', tenant },
    ...{ ticket: { letter: 1 }, state: 'DEAD', attempts: 8, reason: '503', createdAt: now, updatedAt: now },
  })
  await database.db.insert(outbox).values({
    ...{ tenant, channel: 'MAIL', recipient: 'jo@example.com', template: 'decision', kind: 'RECORD' },
    ...{ subject: 'A decision', body: 'Its words.', attempts: 1, failure: '550', deadAt: now },
  })
}

const seenBy = async (member: Browser): Promise<DeadLetters> => (await member.get(path)).json()

describe('what was given up', () => {
  it('is seen by the administrators of its lender, without the words of letters, and by no other', async () => {
    for (const [member, tenant] of [
      [own, 'harborcu'],
      [elsewhere, 'pine-county'],
    ] as const) {
      const { deadLetters } = await seenBy(member)
      expect(deadLetters.map(({ lender, operation }) => [lender, operation])).toEqual([
        [tenant, 'title.search'],
        [tenant, 'mail.send'],
      ])
      expect(JSON.stringify(deadLetters)).not.toMatch(/jo@example|Its words/)
    }
  })

  it('is seen as a note by the lender of its application; one about nobody by the operator and the provider', async () => {
    const kinds = ({ notes }: DeadLetters) => notes.map(({ kind }) => kind).sort()
    const provider = await staffMember(app, secrets.operatorKey, {
      roles: ['ADMINISTRATOR'],
      tenants: ['hearthline'],
    })
    expect(kinds(await seenBy(own))).toEqual(['LATE'])
    expect(kinds(await seenBy(elsewhere))).toEqual([])
    expect(kinds(await seenBy(provider))).toEqual(['FORGED'])
    const all = await asOperator(app, secrets.operatorKey).get('/operator/vendors/dead-letters')
    expect(kinds(all.json())).toEqual(['FORGED', 'LATE'])
    expect(all.json().deadLetters).toHaveLength(4)
  })

  it('is sent again by an administrator of its lender, and by no other', async () => {
    const again = (member: Browser, id: string) =>
      member.post(`${path}/${encodeURIComponent(id)}/send-again`, {})
    const letters = (await seenBy(own)).deadLetters
    for (const { id } of letters) {
      expect([id, (await again(elsewhere, id)).statusCode]).toEqual([id, 404])
      expect([id, (await again(own, id)).statusCode]).toEqual([id, 200])
    }
    expect((await again(own, `letter_${randomUUID()}`)).statusCode).toBe(404)
    expect((await seenBy(own)).deadLetters).toEqual([])
    expect((await seenBy(elsewhere)).deadLetters).toHaveLength(2)
  })

  it('is seen by nobody with another role', async () => {
    const reviewer = await staffMember(app, secrets.operatorKey, {
      roles: ['REVIEWER'],
      tenants: ['harborcu'],
    })
    expect((await reviewer.get(path)).statusCode).toBe(403)
  })
})
