import { expect, it } from 'vitest'
import { testApplication } from '../../tests/support/backend/test-application.ts'
import { toHeloc } from './to-heloc.ts'

it('tells its borrower the time zone in which its documents count days', () => {
  const heloc = { property: { state: 'HI' } }
  expect(toHeloc({ ...testApplication(), heloc }).timeZone).toBe('Pacific/Honolulu')
})
