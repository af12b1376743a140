import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { OpenDatabase } from '../../server/database/database.ts'
import { documents, outbox } from '../../server/database/schema.ts'
import { createS3Store } from '../../server/documents/files/s3-store.ts'
import type { VendorConnections } from '../../server/settings/connection.ts'
import { requireVendors } from '../../server/vendors/require-vendors.ts'
import { shippedTenants } from '../support/backend/create-test-app.ts'
import { openTestDatabase } from '../support/database/test-database.ts'
import { Borrower } from '../support/http/borrower.ts'
import { registration } from '../support/http/registration.ts'
import { walk } from '../support/http/road.ts'
import { exampleConnections, type GatewayApp, startGatewayApp } from '../support/vendors/gateway-app.ts'
import { MailServer } from '../support/vendors/mail-server.ts'
import { S3Server } from '../support/vendors/s3-server.ts'
import { marker, type ScannerDaemon, startScanner } from '../support/vendors/scanner-daemon.ts'

// Walks a whole application, with a request for each vendor call, possibly on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })
const soon = { timeout: 20_000, interval: 50 }

const mail = new MailServer()
const store = new S3Server()
const asked = new Set<string>()
let scanner: ScannerDaemon
let database: OpenDatabase
let running: GatewayApp
let others: VendorConnections

beforeAll(async () => {
  ;[scanner, database] = await Promise.all([
    startScanner(50 * 2 ** 20),
    openTestDatabase(),
    mail.start(),
    store.start(),
  ])
  const { connections, ports } = mail.connections()
  others = {
    connections: new Map([...connections, ['scanner', scanner.connection] as const]),
    ports: { ...ports, scanner: 'scanner' },
  }
  running = await startGatewayApp({
    others,
    database,
    fileStore: createS3Store(store.settings),
    gateway: {
      meddle: async ({ operation }) => void asked.add(operation),
      // Answers of payments, notaries, recording and reviews come later by a callback; all others come at once.
      laterMs: ({ operation }) =>
        /^(payments|notary|recording|fileReview)/.test(operation) ? 20 : undefined,
    },
  })
})
afterAll(async () => {
  await running.close()
  await Promise.all([scanner.stop(), mail.remove(), store.stop()])
})

/** Borrower who reads codes from the mail as received. */
class MailReader extends Borrower {
  override codeTo = async (email: string): Promise<string> => {
    const code = () => {
      const letter = mail.received.findLast(({ to }) => to.includes(email.toLowerCase()))
      // Uses the plain text, because the HTML contains six digits in its colors.
      return /\b\d{6}\b/.exec(letter?.text.split('Content-Type: text/plain')[1] ?? '')?.[0]
    }
    return (await vi.waitUntil(code, soon)) ?? ''
  }
}

describe('a deployment with vendors, mail, a scanner and a store of its own', () => {
  it('leaves no port to the sandbox', () => {
    const { connections, ports } = exampleConnections(running.url, running.publicUrl)
    const all = {
      connections: new Map([...connections, ...others.connections]),
      ports: { ...ports, ...others.ports },
    }
    const off = { mode: 'off', desks: 'automatic' } as const
    expect(() => requireVendors(off, all, shippedTenants().all())).not.toThrow()
  })

  it('brings an applicant to COMPLETE, their letters to them and every document into the store', async () => {
    const borrower = new MailReader(running.app)
    await borrower.register(registration())
    const passed = await walk(borrower)
    expect(passed.at(-1)).toBe('COMPLETE')
    expect([...asked]).toEqual(
      expect.arrayContaining([
        ...[
          'credit.pull',
          'property.value',
          'records.match',
          'title.findLiens',
          'income.verify',
          'bank.check',
        ],
        ...['identity.verify', 'flood.certify', 'notary.openSession', 'recording.record', 'payments.send'],
        'fileReview.wants',
      ]),
    )
    const letters = (await database.db.select().from(outbox)).filter(({ channel }) => channel === 'MAIL')
    await vi.waitUntil(() => mail.received.length >= letters.length, soon)
    expect(letters.length).toBeGreaterThan(2)
    expect(mail.received.every(({ isEncrypted }) => isEncrypted)).toBe(true)
    await vi.waitUntil(async () => (await filed()).every(({ bytes }) => bytes === null), soon)
    const rows = await filed()
    expect(rows.length).toBeGreaterThan(5)
    expect([...store.files.keys()].sort()).toEqual(rows.map(({ uuid }) => `documents/${uuid}`).sort())
    const { documents = [] } = await borrower.heloc()
    for (const { uuid, storedSize } of rows) {
      const { statusCode, rawPayload } = await borrower.get(
        `/service-application/api/v1/application/heloc/${borrower.application}/documents/${uuid}`,
      )
      // The copy of a signed document shows its signatures too.
      const isSigned = documents.some((listed) => listed.uuid === uuid && listed.signedDate !== undefined)
      const size = isSigned ? expect.any(Number) : storedSize
      expect([statusCode, rawPayload.length]).toEqual([200, size])
    }
  })

  it('refuses an upload that its scanner finds harmful, and keeps nothing of it', async () => {
    const borrower = new MailReader(running.app)
    await borrower.register(registration())
    const before = (await filed()).length
    const answer = await borrower.upload('SUPPORT', 'paystub.png', Buffer.from(`words, and ${marker}`))
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'FILE_HARMFUL'])
    expect((await filed()).length).toBe(before)
  })
})

const filed = () => database.db.select().from(documents)
