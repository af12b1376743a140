import { describe, expect, it } from 'vitest'
import { loadSource, tenantCodes } from '#source'
import { scenariosIn } from '../tools/scenario/load-scenarios.ts'
import { createProvenJourneys, playAll } from '../tools/scenario/play-all.ts'
import { loadRoad, roadNames } from '../tools/scenario/roads.ts'
import { createComparison } from '../tools/scenario/sequences/compare-sequences.ts'
import { loadEvents, loadSequences } from '../tools/scenario/sequences/sequence-files.ts'

const source = loadSource()
const scenarios = scenariosIn()
const tenants = tenantCodes(source)
const lenders = {
  provenOf: createProvenJourneys(source),
  tenants,
  chosen: tenants,
  defaultTenant: 'hearthline',
}

describe('the scenarios of the specification', () => {
  it('are more than a few', () => {
    expect(scenarios.length).toBeGreaterThanOrEqual(25)
  })

  it.each(scenarios.map((scenario) => [scenario.scenario?.title ?? scenario.file.path, scenario] as const))(
    '%s',
    (_, scenario) => {
      for (const { tenant, failures } of playAll([scenario], lenders))
        expect([tenant, failures]).toEqual([tenant, []])
    },
  )
})

describe('the pages that a lender shows on the roads', () => {
  const roads = roadNames().map((name) => loadRoad(name))
  const events = loadEvents()
  const compare = createComparison(roads, events, loadSequences())

  it('are known of every road', () => {
    expect([...events.keys()]).toEqual(roads.map(({ name }) => name).sort())
  })

  it.each(tenants)('are those that were recorded: %s', (tenant) => {
    const compared = compare(lenders.provenOf(tenant))
    expect(compared.length).toBeGreaterThan(60)
    expect(compared.filter(({ failures }) => failures.length > 0)).toEqual([])
  })

  it('come by what each road names, to its end', () => {
    for (const { name, states, end } of roads) {
      const passed = (events.get(name) ?? []).map(({ to }) => to)
      expect([name, passed.at(-1)]).toEqual([name, end])
      const named = states.filter((state) => state !== 'GEN_PRE_SOFT_CREDIT_DISCLOSURE')
      expect([name, named.filter((state) => !passed.includes(state))]).toEqual([name, []])
    }
  })
})
