import { expect, it } from 'vitest'
import { loadProject, loadSource, tenantJourney } from '#source'
import { lenderFacts } from './lender-facts.ts'

it('are the facts that messages may name', () => {
  const { tenant } = tenantJourney(loadSource(), 'hearthline')
  expect(Object.keys(lenderFacts(tenant.org))).toEqual(loadProject().facts)
})
