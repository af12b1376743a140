import path from 'node:path'
import type { Heloc } from '#generated/domain'
import type { JobInput } from '../../../server/jobs/job.ts'
import { loadTenants } from '../../../server/tenants/files/load-tenants.ts'
import { sandboxVendors } from '../../../server/vendors/sandbox/sandbox-vendors.ts'
import { testApplication } from './test-application.ts'

/** Input of a job for an application of the default lender that is in no database. */
export function jobInput(heloc: Heloc, now: string, changes: Partial<JobInput> = {}): JobInput {
  const [tenant] = loadTenants(path.join(import.meta.dirname, '../../..')).tenants.filter(
    ({ code }) => code === 'hearthline',
  )
  if (tenant === undefined) throw new Error('hearthline is missing')
  return {
    application: testApplication(heloc),
    tenant,
    vendors: sandboxVendors,
    call: { key: 'key' },
    now: new Date(now),
    hastens: true,
    unseal: (sealed) => sealed,
    loadDocument: () => Promise.reject(new Error('No document is needed.')),
    ...changes,
  }
}
