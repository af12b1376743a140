import { expect, it } from 'vitest'
import { shippedTenants } from '../../tests/support/backend/create-test-app.ts'
import { testApplication } from '../../tests/support/backend/test-application.ts'
import { sandboxDay } from './sandbox-day.ts'

const now = new Date('2026-11-27T20:00:00Z')
const said = (timeShiftMs: number) =>
  sandboxDay(
    shippedTenants().resolve('hearthline'),
    { ...testApplication({ property: { state: 'ME' } }), timeShiftMs },
    now,
  )

it('is said only where the clock of an application has come to another day than the reader’s', () => {
  expect(said(0)).toBeUndefined()
  expect(said(60_000)).toBeUndefined()
  expect(said(7 * 24 * 60 * 60 * 1000)).toBe(
    'In this sandbox, days pass in seconds: for your application, it is already 12/04/2026.',
  )
})
