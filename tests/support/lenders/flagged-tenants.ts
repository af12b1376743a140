import type { JsonObject } from '#source'
import { tenantsIn } from '../../../server/tenants/files/load-tenants.ts'
import { createTenantDirectory, type TenantDirectory } from '../../../server/tenants/tenant-directory.ts'
import { patchedSource } from './patched-source.ts'

/** Experiment `fe-sample`, in which half of all people take part. */
export const sampleExperiment = {
  'fe-sample': {
    state: 'ENABLED',
    variants: { on: { steps: ['one', 'two'], isBrief: true }, off: {} },
    defaultVariant: 'off',
    targeting: {
      fractional: [
        ['on', 50],
        ['off', 50],
      ],
    },
    metadata: { description: 'A sample.', owner: 'tests' },
  },
}

/** Shipped lenders with additional flags, and the default lender with flags of its own. */
export function flaggedTenants(flags: JsonObject, own: JsonObject = {}): TenantDirectory {
  const { tenants, broken } = tenantsIn(
    patchedSource({ 'flows/flags.json': { flags }, 'tenants/hearthline/tenant.json': { flags: own } }),
  )
  if (broken[0] !== undefined) throw new Error(broken[0].reason)
  return createTenantDirectory(() => tenants)
}
