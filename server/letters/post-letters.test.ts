import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shippedTenants } from '../../tests/support/backend/create-test-app.ts'
import { testApplication } from '../../tests/support/backend/test-application.ts'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import type { OpenDatabase } from '../database/database.ts'
import { identities, outbox } from '../database/schema.ts'
import { inLocale } from '../tenants/languages.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { postLetters } from './post-letters.ts'

const tenant = shippedTenants().fallback
const now = new Date('2026-11-20T12:00:00.000Z')

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function account(email: string, closedAt: Date | null, locale?: string): Promise<string> {
  const uuid = randomUUID()
  const opened = { uuid, tenant: tenant.code, email, profile: {}, closedAt, locale }
  await database.db.insert(identities).values(opened)
  return uuid
}

describe('a letter to every owner of a home', () => {
  it('goes to the borrower and to each co-owner whose account is open', async () => {
    const signers = [await account('sam@example.com', null), await account('lena@example.com', now)]
    const application = testApplication({ helocSigners: signers.map((identityUuid) => ({ identityUuid })) })
    const letter = { channel: 'MAIL', template: 'rightToCancel', to: 'EVERY_OWNER' } as const
    await database.db.transaction((tx) =>
      postLetters(tx, tenant, application, [{ ...letter, values: { date: '11/24/2026' } }], now),
    )
    const posted = await database.db.delete(outbox).returning()
    expect(posted.map(({ recipient }) => recipient).sort()).toEqual(['jo@example.com', 'sam@example.com'])
  })

  it('is in the language of each: the borrower’s that of the application, a co-owner’s that of their account', async () => {
    const signers = [
      await account('ana@example.com', null, 'es-US'),
      await account('eve@example.com', null, 'en-US'),
      await account('kim@example.com', null),
    ]
    const application = testApplication({ helocSigners: signers.map((identityUuid) => ({ identityUuid })) })
    const letter = { channel: 'MAIL', template: 'rightToCancel', to: 'EVERY_OWNER' } as const
    const languagesFrom = async (spoken: Tenant) => {
      await database.db.transaction((tx) =>
        postLetters(tx, spoken, application, [{ ...letter, values: { date: '11/24/2026' } }], now),
      )
      const posted = await database.db.delete(outbox).returning()
      return Object.fromEntries(posted.map(({ recipient, locale }) => [recipient.split('@')[0], locale]))
    }
    expect(await languagesFrom(tenant)).toEqual({ jo: 'en-US', ana: 'es-US', eve: 'en-US', kim: 'en-US' })
    const spanish = inLocale(tenant, 'es-US')
    expect(await languagesFrom(spanish)).toEqual({ jo: 'es-US', ana: 'es-US', eve: 'en-US', kim: 'es-US' })
  })
})
