import { expect, it, vi } from 'vitest'
import { createTestApp } from '../../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../../tests/support/database/test-database.ts'
import { Borrower } from '../../../tests/support/http/borrower.ts'
import { registration } from '../../../tests/support/http/registration.ts'
import { createSecrets } from '../../keys/load-secrets.ts'
import { sandboxVendors } from '../../vendors/sandbox/sandbox-vendors.ts'

it('begins a review again that a server died over', async () => {
  const database = await openTestDatabase()
  const silence = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const decide = vi.fn<typeof sandboxVendors.desk.decide>(sandboxVendors.desk.decide)
  // The first server never gets an answer, as if it had been killed.
  decide.mockImplementationOnce(async (...question) => {
    begun.resolve()
    await silence.promise
    return sandboxVendors.desk.decide(...question)
  })
  const vendors = { desk: { ...sandboxVendors.desk, decide } }
  const secrets = createSecrets()
  const first = await createTestApp({ database, vendors, secrets })
  const borrower = new Borrower(first)
  await borrower.register(registration())
  const raised = await borrower.post(`/sandbox/applications/${borrower.application}/conditions`, {
    category: 'GENERIC_DOCUMENT_REQUEST',
  })
  const conditions = `/service-conditions/external/api/v1/applications/${borrower.application}/conditions`
  const documents = [await borrower.uploaded('SUPPORT')]
  await borrower.post(`${conditions}/${raised.json().uuid}/answer`, { documents })
  await begun.promise

  const second = await createTestApp({
    database: { ...database, close: async () => {} },
    vendors,
    secrets,
  })
  await vi.waitFor(
    async () => expect((await borrower.get(`${conditions}/external-applicants`)).json()).toEqual([]),
    5000,
  )
  silence.resolve()
  await second.close()
  await first.close()
})
