import { expect, it } from 'vitest'
import { shippedTenants } from '../../../tests/support/backend/create-test-app.ts'
import { requireAdmission } from '../../registration/require-admission.ts'
import { sentence } from '../sentence.ts'

const now = new Date('2026-11-28T12:00:00Z')

/** Returns a lender's words to somebody whose home is in a state. */
function saidTo(code: string, state: string): string {
  const tenant = shippedTenants().resolve(code)
  try {
    requireAdmission(tenant, { state }, now)
  } catch (error) {
    const { values } = error as { values: Record<string, string> }
    return sentence<string>(tenant, 'server.errors.STATE_NOT_LICENSED', values)
  }
  return 'It lends there.'
}

it('are named to whoever has a home where they lend and this lender does not, with the address', () => {
  expect(saidTo('hearthline', 'NY')).toMatch(
    /^Hearthline Lending LLC does not lend in NY\. At https:\/\/\S+register\?org=hearthline-ny you can apply to Hearthline NY, which does\.$/,
  )
  expect(saidTo('hearthline-ny', 'NV')).toMatch(
    /At https:\/\/\S+org=hearthline you can apply to Hearthline, which does\.$/,
  )
})

it('are not named where none of them lends, and not by a lender of another brand', () => {
  expect(saidTo('hearthline', 'HI')).toMatch(/does not lend in HI yet\. You can apply with another home/)
  expect(saidTo('harborcu', 'NY')).not.toContain('Hearthline')
})
