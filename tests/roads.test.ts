// @module-tag slow
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  asJsonObject,
  childObject,
  loadSource,
  reachableStates,
  repository,
  type TenantJourney,
  tenantJourney,
} from '#source'
import { BorrowerClient } from '../product/drive/borrower-client.ts'
import { driveApplication } from '../product/drive/drive-application.ts'
import { eventsOf, recordEvents } from '../product/drive/record-events.ts'
import { overHttp } from '../product/drive/transport.ts'
import { loadRoad, roadNames } from '../tools/scenario/roads.ts'
import { loadEvents } from '../tools/scenario/sequences/sequence-files.ts'
import { createTestApp } from './support/backend/create-test-app.ts'
import { handlers, watchAnswers } from './support/backend/watch-answers.ts'
import { shippedLenders } from './support/lenders/shipped-lenders.ts'

// Walks whole applications, possibly on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let app: FastifyInstance
let url: string
const { read, stop } = watchAnswers()
afterAll(stop)
beforeAll(async () => {
  // A review and a business day last until the road ends them, so that the road can act meanwhile.
  app = await createTestApp({ sandbox: { daySeconds: 3600, jobMs: 0, reviewMs: 3_600_000 } })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

const source = loadSource()
const roads = roadNames().map((name) => loadRoad(name))

async function drive(road: (typeof roads)[number], tenant: string) {
  const passed: string[] = []
  const tell = ({ state }: { state: string }) => void passed.push(state)
  const borrower = new BorrowerClient(overHttp(url))
  const effective = tenantJourney(source, tenant)
  await driveApplication(borrower, effective, { road, tell })
  return { passed, events: eventsOf(await borrower.passedEvents(), effective) }
}

const recorded = loadEvents()

describe.concurrent('every road, over HTTP', () => {
  it.each(roads.map((road) => [road.name, road] as const))(
    '%s comes by what it names, to its end',
    async (_, road) => {
      const { passed, events } = await drive(road, road.tenant ?? 'hearthline')
      expect(passed.at(-1)).toBe(road.end)
      // `journey drive --record --road R` records the events of a road.
      expect(events).toEqual(recorded.get(road.name))
    },
  )
})

describe('the roads together', () => {
  it('look at every answer that code names: none is named to please the linter alone', () => {
    // No recorded road cancels an application, and on none a co-owner refuses or a borrower changes the e-mail address:
    // server/rescission/rescission.test.ts, server/signers/signers.test.ts and server/submissions/person/contact.test.ts do.
    const changedAddress = 'start/contact emailCode'
    const walked = handlers.filter(([name]) => name !== 'rescission' && name !== 'refusal')
    const named = walked.flatMap(([, { asked }]) =>
      asked.names.filter((name) => !isFixed(asked.form, name)).map((name) => `${asked.form} ${name}`),
    )
    const seen = [...read].flatMap(([form, names]) => [...names].map((name) => `${form} ${name}`))
    expect(named.filter((answer) => !seen.includes(answer))).toEqual([changedAddress])
  })
})

describe('every road, in the engine', () => {
  it.each(roads.map((road) => [road.name, road] as const))(
    '%s passes states of the process alone',
    (_, road) => {
      const { states } = tenantJourney(source, road.tenant ?? 'hearthline').source.process
      for (const state of [...road.states, road.end]) expect(states).toHaveProperty(state)
    },
  )
})

describe.concurrent('the main road', () => {
  it.each(drawnLenders())('is walked to its end at %s', async (lender) => {
    const reachable = reachableStates(tenantJourney(source, lender).source.process)
    const { passed } = await drive(loadRoad('main'), lender)
    expect(passed.at(-1)).toBe('COMPLETE')
    // Checks that a lender which skips a step really skips it.
    expect(passed.filter((state) => !reachable.has(state))).toEqual([])
  })
})

/** Whether a field has only one possible answer, such as a box that must be checked. */
function isFixed(form: string, name: string): boolean {
  const { schema } = asJsonObject(source.files.get(`flows/forms/${form}.json`)?.value)
  return childObject(childObject(asJsonObject(schema), 'properties'), name).const !== undefined
}

/**
 * Draws one lender of each logic and way of entry (setup, required referrer, e-notary); `SEED=2 npx vitest run
 * tests/roads.test.ts` draws the next of each.
 */
function drawnLenders(): readonly string[] {
  const seed = Number(process.env.SEED ?? 1)
  const byLogic = Map.groupBy(shippedLenders(source), (lender) => lender.process)
  return [...byLogic.values()]
    .flatMap((lenders) => [...Map.groupBy(lenders, wayIn).values()])
    .flatMap((lenders) => lenders[seed % lenders.length]?.tenant.code ?? [])
}

const wayIn = ({ tenant: { setup, referrerRequired, features } }: TenantJourney): string =>
  [setup, referrerRequired, features.eNotary].join()

describe('a new road', () => {
  it('has its events recorded, without touching those of others', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'roads-'))
    const drive = 'product/drive'
    for (const name of ['applicant.json', 'roads/main.json', 'roads/low-score.json'])
      cpSync(path.join(repository, drive, name), path.join(dir, drive, name))
    const kept = { roads: { main: ['kept -> HMDA'] } }
    mkdirSync(path.join(dir, 'tests/scenarios/roads'), { recursive: true })
    writeFileSync(
      path.join(dir, 'tests/scenarios/roads/events.json'),
      JSON.stringify({ $schema: '../../../schemas/dsl/road-events.schema.json', ...kept }),
    )
    const effective = tenantJourney(source, 'hearthline')
    expect(await recordEvents(dir, { url, effective, named: undefined })).toEqual(['low-score'])
    expect(loadEvents(dir).get('low-score')).toEqual(recorded.get('low-score'))
    expect(loadEvents(dir).get('main')).toEqual([{ event: 'kept', to: 'HMDA' }])
    rmSync(dir, { recursive: true })
  })
})

describe('a road that there is not', () => {
  it('is named with the nearest one', () => {
    expect(() => loadRoad('mian')).toThrow('There is no road "mian". Did you mean "main"?')
  })
})
