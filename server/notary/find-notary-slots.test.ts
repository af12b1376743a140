import { afterAll, beforeAll, expect, it } from 'vitest'
import { shippedTenants } from '../../tests/support/backend/create-test-app.ts'
import { testApplication } from '../../tests/support/backend/test-application.ts'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import type { OpenDatabase } from '../database/database.ts'
import { sandboxVendors } from '../vendors/sandbox/sandbox-vendors.ts'
import { findNotarySlots } from './find-notary-slots.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const vendors = { connections: new Map(), of: () => sandboxVendors, connectionOf: () => undefined }

it.each([
  ['Miami', 'FL', '33130', '2026-11-21T14:00:00.000Z'],
  ['Pensacola', 'FL', '32501', '2026-11-21T15:00:00.000Z'],
  ['Houston', 'TX', '77002', '2026-11-21T15:00:00.000Z'],
  ['El Paso', 'TX', '79901', '2026-11-21T16:00:00.000Z'],
])(
  'offers a visit to a home in %s, %s from nine by the clock of the home',
  async (city, state, zip, nine) => {
    const application = testApplication({
      property: { state, address: { street1: '1 Main Street', city, state, zip } },
    })
    const services = { vendors, tenants: shippedTenants(), database }
    const { slots } = await findNotarySlots(services, application, new Date('2026-11-20T17:00:00Z'))
    expect(slots[0]).toBe(nine)
  },
)
