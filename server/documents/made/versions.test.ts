import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { EvidenceEntry } from '#generated/api'
import { createTestApp } from '../../../tests/support/backend/create-test-app.ts'
import { Borrower } from '../../../tests/support/http/borrower.ts'
import { registration } from '../../../tests/support/http/registration.ts'
import { loadTenants } from '../../tenants/files/load-tenants.ts'
import type { DocumentTemplate, Tenant } from '../../tenants/tenant.ts'
import { createTenantDirectory } from '../../tenants/tenant-directory.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

const root = `${import.meta.dirname}/../../..`
const dayMs = 24 * 60 * 60 * 1000
const tomorrow = new Date(Date.now() + 2 * dayMs)

/** Returns the shipped lender with a new wording of the soft pull that begins the day after tomorrow. */
function withNextVersion(tenant: Tenant): Tenant {
  const [now] = tenant.documents.get('soft-credit') ?? []
  if (now === undefined) throw new Error('The sample needs flows/documents/soft-credit.')
  const next: DocumentTemplate = {
    ...now,
    version: '2099-01',
    effective: tomorrow.toISOString().slice(0, 10),
    sections: [{ paragraphs: ['New words.'] }],
  }
  return { ...tenant, documents: new Map(tenant.documents).set('soft-credit', [next, now]) }
}

let app: FastifyInstance
let today = new Date()
beforeAll(async () => {
  const tenants = loadTenants(root).tenants.map(withNextVersion)
  app = await createTestApp({
    tenants: createTenantDirectory(() => tenants),
    clock: { now: () => today, sleep: async () => {} },
  })
})
afterAll(() => app.close())

const textPath = '/service-application/external/api/v1/heloc/disclosures/soft-credit'
const versionIn = async (borrower: Borrower, query = '') =>
  (await borrower.get(textPath + query)).json().version

async function consent(borrower: Borrower, consentTextHash: string) {
  const { properties = [] } = await borrower.heloc()
  return borrower.submit('profile', {
    selectedPropertyUuid: properties[0]?.uuid,
    softCreditConsent: true,
    consentTextHash,
  })
}

const logged = async (borrower: Borrower): Promise<EvidenceEntry | undefined> => {
  const path = `/service-application/api/v1/application/heloc/${borrower.application}/evidence`
  const entries: readonly EvidenceEntry[] = (await borrower.get(path)).json()
  return entries.find(({ title }) => title === 'Permission for a soft credit pull')
}

async function registered(email: string): Promise<Borrower> {
  const borrower = new Borrower(app)
  await borrower.register(registration({ email }))
  return borrower
}

/** Signs in again days later, after the session has expired. */
const signIn = (borrower: Borrower, email: string) =>
  borrower.post('/identity/api/v1/login', { email, password: 'correct horse battery', orgCode: 'hearthline' })

describe('a text with a version that is still to come', () => {
  it('is agreed to as it stands, then as it stands from its day on, and each record keeps what it was', async () => {
    const early = await registered('early@example.com')
    const earlyHash = await early.consentHash('soft-credit')
    expect(await versionIn(early)).toBe('2026-01')
    expect((await consent(early, earlyHash)).statusCode).toBe(200)

    const late = await registered('late@example.com')
    today = new Date(tomorrow.getTime() + dayMs)
    await signIn(early, 'early@example.com')
    await signIn(late, 'late@example.com')
    expect(await versionIn(late)).toBe('2099-01')
    expect((await consent(late, earlyHash)).json().code).toBe('CONSENT_TEXT_STALE')
    const lateHash = await late.consentHash('soft-credit')
    expect((await consent(late, lateHash)).statusCode).toBe(200)

    expect(await logged(early)).toMatchObject({ version: '2026-01', textHash: earlyHash })
    expect(await logged(late)).toMatchObject({ version: '2099-01', textHash: lateHash })
    // The earlier version that somebody agreed to can still be read.
    expect(await versionIn(late, '?version=2026-01')).toBe('2026-01')
  })
})
