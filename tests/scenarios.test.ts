import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadSource, repository } from '#source'
import { loadScenarios } from '../tools/scenario/load-scenarios.ts'
import { createTheatre, playAll, tenantCodes } from '../tools/scenario/play-all.ts'

const source = loadSource()
const scenarios = loadScenarios(path.join(repository, 'tests/scenarios'), 'tests/scenarios')
const casting = { stageOf: createTheatre(source), tenants: tenantCodes(source), defaultTenant: 'hearthline' }

describe('the scenarios of the specification', () => {
  it('are more than a few', () => {
    expect(scenarios.length).toBeGreaterThanOrEqual(25)
  })

  it.each(scenarios.map((scenario) => [scenario.scenario?.title ?? scenario.file.path, scenario] as const))(
    '%s',
    (_, scenario) => {
      for (const { tenant, failures } of playAll([scenario], casting))
        expect([tenant, failures]).toEqual([tenant, []])
    },
  )
})
