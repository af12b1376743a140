import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Insights } from '#generated/api'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { addCohort, addPageDay } from '../../tests/support/database/fill-insights.ts'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import type { Browser } from '../../tests/support/http/browser.ts'
import { staffMember } from '../../tests/support/http/staff.ts'
import { flaggedTenants, sampleExperiment } from '../../tests/support/lenders/flagged-tenants.ts'
import type { WorkRole } from '../auth/staff/staff-member.ts'
import type { OpenDatabase } from '../database/database.ts'
import { createSecrets } from '../keys/load-secrets.ts'
import { firstWeek } from './first-week.ts'
import { showVariations } from './load-shown-experiments.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const secrets = createSecrets()
const clock = { now: () => new Date('2026-06-17T10:00:00.000Z'), sleep: async () => {} }
const path = '/service-staff/secure/api/v1/insights'
let app: FastifyInstance
let database: OpenDatabase
let administrator: Browser
beforeAll(async () => {
  database = await openTestDatabase()
  app = await createTestApp({ secrets, database, clock, tenants: flaggedTenants(sampleExperiment) })
  administrator = await staff('ADMINISTRATOR', 'hearthline', 'harborcu')
})
afterAll(() => app.close())

const staff = (role: WorkRole, ...tenants: readonly string[]) =>
  staffMember(app, secrets.operatorKey, { roles: [role], tenants })

async function insightsOf(tenant: string): Promise<Insights> {
  const answer = await administrator.get(`${path}?orgCode=${tenant}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

const hearthline = { tenant: 'hearthline', day: '2026-06-15' } as const
const offer = ['OFFER_SELECTION']
const signed = [...offer, 'CO_DEED_REQ']

describe('the numbers of a lender', () => {
  it('are nobody’s but those of its administrators', async () => {
    const elsewhere = await staff('ADMINISTRATOR', 'harborcu')
    const reviewer = await staff('REVIEWER', 'hearthline')
    for (const member of [elsewhere, reviewer])
      expect((await member.get(`${path}?orgCode=hearthline`)).statusCode).toBe(403)
    expect((await administrator.get(`${path}?orgCode=nobody`)).statusCode).toBe(403)
    expect((await administrator.get(path)).statusCode).toBe(422)
  })

  it('are zeros in every week of an empty product', async () => {
    const { weeks, pages, experiments, vitals, errors, since } = await insightsOf('hearthline')
    expect([since, weeks.length]).toEqual(['2026-03-30', 12])
    expect(weeks.at(-1)).toEqual({
      week: '2026-06-15',
      applications: 0,
      outcomes: ['offer', 'signed', 'completed'].map((outcome) => ({ outcome, reached: 0 })),
    })
    expect([pages, experiments, vitals, errors]).toEqual([[], [], [], []])
  })

  it('tell nothing of nine applications and nine sessions, however many pages these saw', async () => {
    await addCohort(database, { ...hearthline, count: 9, states: offer, variation: 'control' })
    for (const page of ['register', 'liens'])
      await addPageDay(database, { ...hearthline, page, sessions: 9, exits: 2 })
    const { weeks, pages, experiments, vitals, errors } = await insightsOf('hearthline')
    const outcomes = ['offer', 'signed', 'completed'].map((outcome) => ({ outcome }))
    expect(weeks.at(-1)).toEqual({ week: '2026-06-15', outcomes })
    expect([pages, experiments, vitals, errors]).toEqual([[], [], [], []])
  })

  it('count weeks, pages, variations with their intervals, vitals and errors once there are enough', async () => {
    await addCohort(database, { ...hearthline, count: 41, states: offer, variation: 'control' })
    await addCohort(database, { ...hearthline, count: 60, states: signed, variation: 'variation' })
    await addCohort(database, { ...hearthline, day: '2026-06-14', count: 30 })
    await addCohort(database, { ...hearthline, day: '2026-03-29', count: 30 })
    await addPageDay(database, {
      ...hearthline,
      day: '2026-06-16',
      page: 'register',
      sessions: 41,
      exits: 18,
    })
    const { weeks, pages, experiments, vitals, errors } = await insightsOf('hearthline')
    expect(weeks.slice(-2)).toEqual([
      { week: '2026-06-08', applications: 30, outcomes: reached({ offer: 0, signed: 0, completed: 0 }) },
      { week: '2026-06-15', applications: 110, outcomes: reached({ offer: 110, signed: 60, completed: 0 }) },
    ])
    expect(pages).toEqual([{ page: 'register', views: 58, sessions: 50, exits: 20, meanMs: 24_000 }])
    expect(experiments).toMatchObject([
      {
        name: 'fe-sample',
        variation: 'control',
        assigned: 50,
        outcomes: [{ reached: 50 }, { reached: 0 }, {}],
      },
      { name: 'fe-sample', variation: 'variation', assigned: 60 },
    ])
    expect(experiments[0]?.outcomes[1]).toEqual({
      outcome: 'signed',
      reached: 0,
      low: 0,
      high: expect.closeTo(0.0713, 4),
    })
    expect(vitals).toEqual([{ page: 'register', device: 'PHONE', name: 'lcp', p75: 2500, isMore: false }])
    expect(errors).toEqual([{ type: 'TypeError', message: 'Uncaught error', count: 65 }])
  })

  it('leave out a week that is large enough where the total would give away a small one', async () => {
    await addCohort(database, { ...hearthline, day: '2026-05-20', count: 3 })
    const { weeks } = await insightsOf('hearthline')
    const hidden = weeks.filter(({ applications }) => applications === undefined).map(({ week }) => week)
    expect(hidden).toEqual(['2026-05-18', '2026-06-08'])
  })

  it('of another lender count none of them', async () => {
    const { weeks } = await insightsOf('harborcu')
    expect(weeks.filter(({ applications }) => applications !== 0)).toEqual([])
  })
})

const reached = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([outcome, count]) => ({ outcome, reached: count }))

describe('the variations of an experiment', () => {
  const variation = fc.record({ assigned: fc.nat(60), offer: fc.nat(60), signed: fc.nat(60) })

  it('leave no small group to be found, not even of those whom it did not assign', () => {
    fc.assert(
      fc.property(variation, variation, fc.nat(40), (one, other, rest) => {
        const counts = [one, other].map(({ assigned, offer, signed }, index) => ({
          ...{
            name: 'fe-sample',
            variation: index === 0 ? ('control' as const) : ('variation' as const),
            assigned,
          },
          outcomes: [offer, signed].map((count, place) => ({
            ...{ outcome: String(place), reached: Math.min(count, assigned), low: 0, high: 1 },
          })),
        }))
        const all = one.assigned + other.assigned + rest
        const shown = showVariations(counts, all, 10)
        const left = shown.reduce((sum, { assigned }) => sum - assigned, all)
        const within = shown.flatMap(({ assigned, outcomes }) => {
          const told = [0, assigned, ...outcomes.flatMap(({ reached }) => reached ?? [])]
          return told.flatMap((size) => told.map((less) => Math.abs(size - less)))
        })
        const isSmall = (size: number) => size > 0 && size < 10
        expect(
          [...within, ...(shown.some(({ assigned }) => assigned > 0) ? [left] : [])].filter(isSmall),
        ).toEqual([])
      }),
    )
  })
})

describe('the first week', () => {
  it('begins on a Monday of UTC, whatever the day', () => {
    expect(firstWeek(new Date('2026-06-14T23:59:59Z'), 1)).toBe('2026-06-08')
    expect(firstWeek(new Date('2026-06-15T00:00:00Z'), 1)).toBe('2026-06-15')
    expect(firstWeek(new Date('2026-01-01T00:00:00Z'), 2)).toBe('2025-12-22')
  })
})
