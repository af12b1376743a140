import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApplication } from '../../tests/support/backend/test-application.ts'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import { ownersOf } from '../applications/owners.ts'
import type { OpenDatabase } from '../database/database.ts'
import { identities, outbox } from '../database/schema.ts'
import { findTemplate } from '../documents/made/render-document.ts'
import { makeRescissionNotices } from '../jobs/handlers/documents/make-rescission-notices.ts'
import { postLetters } from '../letters/post-letters.ts'
import { loadTenants } from '../tenants/files/load-tenants.ts'
import { sandboxVendors } from '../vendors/sandbox/sandbox-vendors.ts'
import { rescind } from './rescind.ts'

const sam = { identityUuid: '7a3d9a52-0c53-4a5f-8f0f-3f3f2a1c9d10', name: 'Sam Doe' }
const tenant = loadTenants(path.join(import.meta.dirname, '../..')).tenants.find(
  ({ code }) => code === 'hearthline',
)
if (tenant === undefined) throw new Error('hearthline is missing')

const now = new Date('2026-11-20T20:00:00.000Z')
const owned = testApplication({
  loanNumber: '202600000001',
  property: { occupancy: 'PRIMARY', state: 'ME', address: { street1: '45 Dogwood Court', state: 'ME' } },
  helocSigners: [{ ...sam, status: 'COMPLETE' }],
  noteSignedAt: now.toISOString(),
  deedSignedAt: now.toISOString(),
})
const notices = () =>
  makeRescissionNotices({
    tenant,
    application: owned,
    vendors: sandboxVendors,
    call: { key: 'key' },
    now,
    hastens: true,
    unseal: (sealed) => sealed,
    loadDocument: () => Promise.reject(new Error('No document is needed.')),
  })

describe('every owner of the home', () => {
  it('is the borrower and whoever signs because they are on the title', () => {
    expect(ownersOf(owned)).toEqual([
      { identity: owned.owner, name: 'Jo Doe' },
      { identity: sam.identityUuid, name: 'Sam Doe' },
    ])
  })

  it('is named in the notice, is sent it, and the proof of that is kept for each', async () => {
    const { patch } = await notices()
    const [notice] = patch.documents ?? []
    expect(notice?.text?.sections[0]?.paragraphs[0]).toContain('Jo Doe and Sam Doe')
    const [copy] = patch.signerDocuments ?? []
    expect([copy?.signer, copy?.document.textHash]).toEqual([sam.identityUuid, notice?.textHash])
    expect(patch.evidence?.map(({ kind, identity, subject }) => [kind, identity, subject])).toEqual([
      ['DELIVERED', undefined, notice?.uuid],
      ['DELIVERED', sam.identityUuid, copy?.document.uuid],
    ])
    expect(patch.letters).toMatchObject([
      { template: 'rightToCancel', to: 'EVERY_OWNER', page: 'document/disclosures' },
    ])
  })

  it('may cancel alone, for all', async () => {
    const { patch } = await notices()
    const application = { ...owned, heloc: { ...owned.heloc, ...patch.heloc } }
    const [, other] = ownersOf(application)
    if (other === undefined) throw new Error('Sam is missing')
    const cancelled = await rescind({ tenant, application, now }, other, 'Sam Doe')
    expect(cancelled.heloc?.cancellation).toMatchObject({ kind: 'RESCINDED', by: 'Sam Doe' })
    const [copy] = cancelled.signerDocuments ?? []
    expect(cancelled.evidence).toMatchObject([
      { kind: 'SIGNATURE', identity: sam.identityUuid, subject: copy?.document.uuid },
    ])
    expect(cancelled.letters).toMatchObject([
      { template: 'rescinded', to: 'EVERY_OWNER', page: 'document/disclosures' },
    ])
  })

  it('gets a copy of the confirmation that their letter names, whoever canceled', async () => {
    const { patch } = await notices()
    const application = { ...owned, heloc: { ...owned.heloc, ...patch.heloc } }
    for (const owner of ownersOf(application)) {
      const { documents = [], signerDocuments = [] } = await rescind(
        { tenant, application, now },
        owner,
        owner.name,
      )
      expect(documents.map(({ type }) => type)).toEqual(['CANCELLATION_CONFIRMATION'])
      expect(signerDocuments.map(({ signer, document }) => [signer, document.textHash])).toEqual([
        [sam.identityUuid, documents[0]?.textHash],
      ])
    }
    // The signature stands below each copy, whichever of them was signed.
    const template = findTemplate(tenant, 'cancellation', new Date('2026-12-01T12:00:00Z'))
    expect(template?.counterparts).toEqual(['CANCELLATION_CONFIRMATION'])
  })

  it('may not cancel any more at the midnight that ends the right', async () => {
    const { patch } = await notices()
    const application = { ...owned, heloc: { ...owned.heloc, ...patch.heloc } }
    const [borrower] = ownersOf(application)
    if (borrower === undefined) throw new Error('Jo is missing')
    const end = new Date(patch.heloc?.rescissionEndsAt ?? '')
    const late = rescind({ tenant, application, now: end }, borrower, 'Jo Doe')
    await expect(late).rejects.toMatchObject({ status: 409, code: 'RESCISSION_OVER' })
  })
})

describe('a letter to every owner', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
    await database.db
      .insert(identities)
      .values({ uuid: sam.identityUuid, tenant: tenant.code, email: 'sam@example.com', profile: {} })
  }, 30_000)
  afterAll(() => database.close())

  it('goes to each of them, and one to the borrower to the borrower alone', async () => {
    const values = { cancelledBy: 'Sam Doe', cancelledOn: '11/20/2026' }
    await database.db.transaction((tx) =>
      postLetters(
        tx,
        tenant,
        owned,
        [
          { channel: 'MAIL', template: 'rescinded', to: 'EVERY_OWNER', values },
          {
            channel: 'MAIL',
            template: 'withdrawn',
            values: { visit: 'none', valuation: 'NONE', valuationFeePaid: '' },
          },
        ],
        now,
      ),
    )
    const rows = await database.db.select().from(outbox)
    expect(rows.map(({ template, recipient }) => [template, recipient])).toEqual([
      ['rescinded', 'jo@example.com'],
      ['rescinded', 'sam@example.com'],
      ['withdrawn', 'jo@example.com'],
    ])
  })
})
