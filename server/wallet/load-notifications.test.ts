import { describe, expect, it } from 'vitest'
import { shippedTenants } from '../../tests/support/backend/create-test-app.ts'
import type { Application } from '../applications/application.ts'
import { ofArrival } from './load-notifications.ts'

const tenant = shippedTenants().resolve('hearthline')
const uuid = '11111111-1111-4111-8111-111111111111'
const arrivedAt = (state: string, heloc: Application['heloc'] = {}) => {
  const application = { uuid, state, heloc, profile: {}, status: {}, loanFile: {} } as unknown as Application
  const arrival = { at: new Date('2026-11-28T12:00:00Z'), event: 'x', state, isOver: false }
  return ofArrival(tenant, application, arrival)
}

describe('the notification about a state', () => {
  it('asks for the flood insurance too where the home needs it', () => {
    const asked = (insuranceRequired: boolean) =>
      arrivedAt('TRUST_AND_INSURANCE', { flood: { zone: 'AE', insuranceRequired } })?.told.description
    expect(asked(true)).toBe('Upload proof of your hazard insurance and of your flood insurance.')
    expect(asked(false)).toBe('Upload the proof of your hazard insurance.')
  })

  it('leads to the last page of an application whose own address is the dashboard', () => {
    expect(arrivedAt('COMPLETE')?.page).toBe('complete')
    expect(arrivedAt('TRUST_AND_INSURANCE')?.page).toBeUndefined()
  })
})
