import { expect, it } from 'vitest'
import { type JsonObject, tenantCodes } from '#source'
import { patchedSource } from '../../tests/support/lenders/patched-source.ts'
import { compareSources } from '../../tools/diff/compare.ts'
import { writeMigration } from './write-migration.ts'

const before = patchedSource({})
/** Nothing leads on from the question about insurance any more. */
const draft = { 'flows/process.json': { transitions: { insuranceProvided: { from: ['DEED_SIGNING'] } } } }
const from = 'TRUST_AND_INSURANCE'
const wish = { from, to: 'DEED_SIGNING', reason: 'Nobody is asked for insurance.', lenders: ['hearthline'] }
const stranded = (patch: Readonly<Record<string, JsonObject>>) =>
  compareSources(patchedSource(patch), before, 'hearthline')
    .stranding.map(({ state }) => state)
    .includes(from)

it('moves on whom the draft would strand, for the lenders whom it concerns', () => {
  const [change] = writeMigration(patchedSource(draft), wish).changes
  expect(change).toMatchObject({
    file: 'flows/migrations/trust-and-insurance-to-deed-signing.json',
    after: { from: [from], to: 'DEED_SIGNING', tenants: ['hearthline'] },
  })
  expect(stranded(draft)).toBe(true)
  expect(stranded({ ...draft, [change?.file ?? '']: change?.after as JsonObject })).toBe(false)
})

it('names no lender where it concerns all, and never changes one that was written', () => {
  const all = { ...wish, lenders: tenantCodes(before) }
  const [first] = writeMigration(before, all).changes
  expect(first?.after).not.toHaveProperty('tenants')
  const again = patchedSource({ [first?.file ?? '']: first?.after as JsonObject })
  expect(writeMigration(again, all).changes[0]?.file).toBe(
    'flows/migrations/trust-and-insurance-to-deed-signing-2.json',
  )
})

it.each([
  [{ to: 'NOWHERE' }, 'There is no state "NOWHERE"'],
  [{ reason: 'Because' }, 'Say in a sentence why'],
])('is refused with %j', (wrong, message) => {
  expect(() => writeMigration(before, { ...wish, ...wrong })).toThrow(message)
})
