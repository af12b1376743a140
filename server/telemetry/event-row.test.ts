import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { shippedTenants } from '../../tests/support/backend/create-test-app.ts'
import { pageView } from '../../tests/support/backend/telemetry-client.ts'
import type { Bearer } from '../auth/tokens.ts'
import { toEventRow } from './event-row.ts'

const tenant = shippedTenants().fallback
const [identity, applicationUuid] = [randomUUID(), randomUUID()]
const sessionKey = { uuid: randomUUID(), trackerUuid: randomUUID(), epoch: 0 }

const kept = { query: {}, properties: {} }

const rowFor = (audience: Bearer['audience'], identityId = identity) =>
  toEventRow(
    tenant,
    { ...pageView(sessionKey, { identityId, applicationUuid }), kept },
    {
      ...{
        audience,
        identity,
        tenant: tenant.code,
        session: randomUUID(),
        signedInAt: new Date(),
        isFactorDue: false,
      },
    },
  )

describe('the row of an event', () => {
  it('names the person and the application that a customer proves', () => {
    expect(rowFor('customer')).toMatchObject({ identity, application: applicationUuid })
  })

  it('names nobody else than who is signed in', () => {
    expect(rowFor('customer', randomUUID())).toMatchObject({ identity: null })
  })

  it('names nobody of the staff, and no application', () => {
    expect(rowFor('staff')).toMatchObject({ identity: null, application: null })
  })
})
