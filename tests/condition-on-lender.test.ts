import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { asJsonObject, childObject, loadSource, tenantJourney } from '#source'
import { driveApplication } from '../product/drive/drive-application.ts'
import { tenantsIn } from '../server/tenants/files/load-tenants.ts'
import { createTenantDirectory } from '../server/tenants/tenant-directory.ts'
import { loadRoad } from '../tools/scenario/roads.ts'
import { createTestApp } from './support/backend/create-test-app.ts'
import { Borrower } from './support/http/borrower.ts'
import { patchedSource } from './support/lenders/patched-source.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

// The provider’s own brand does not ask for demographic answers here.
const event = 'contactProvided'
const process = asJsonObject(loadSource().files.get('flows/process.json')?.value)
const { to } = asJsonObject(childObject(process, 'transitions')[event])
const isBrand = { field: 'tenant.providerBrand', equals: true }
const source = patchedSource({
  'flows/process.json': {
    transitions: {
      [event]: { to: [{ when: isBrand, to: 'GEN_APP_DISCLOSURES' }, ...(Array.isArray(to) ? to : [])] },
    },
  },
})

let app: FastifyInstance
beforeAll(async () => {
  const { tenants } = tenantsIn(source)
  app = await createTestApp({ tenants: createTenantDirectory(() => tenants) })
})
afterAll(() => app.close())

async function statesAt(lender: string): Promise<readonly string[]> {
  const states: string[] = []
  const { client } = new Borrower(app)
  const tell = ({ state }: { readonly state: string }) => void states.push(state)
  await driveApplication(client, tenantJourney(source, lender), {
    road: loadRoad('main'),
    until: 'APP_SUBMISSION',
    tell,
  })
  return states
}

it('a condition of the process may ask about the lender', async () => {
  expect(await statesAt('hearthline')).not.toContain('HMDA')
  expect(await statesAt('bay-and-main')).toContain('HMDA')
})
