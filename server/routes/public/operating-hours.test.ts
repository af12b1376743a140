import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp } from '../../../tests/support/backend/create-test-app.ts'

const hours = '/service-operating-hours/external/api/v1/hours/OPS_CHAT'

let app: FastifyInstance
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

describe('the hours of the chat', () => {
  it('are those of the lender in the header org', async () => {
    for (const url of [`${hours}/openStatus`, `${hours}/openStatus/week?display=true`]) {
      expect((await app.inject({ url, headers: { org: 'harborcu' } })).statusCode, url).toBe(200)
      const refused = await app.inject({ url, headers: { org: 'nobody' } })
      expect([refused.statusCode, refused.json().code], url).toEqual([404, 'TENANT_UNKNOWN'])
    }
  })

  it('are refused to a call that names two lenders', async () => {
    const headers = { org: 'harborcu', 'x-org': 'pine-county' }
    const refused = await app.inject({ url: `${hours}/openStatus`, headers })
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'TENANTS_DIFFER'])
    const same = { org: 'harborcu', 'x-org': 'harborcu' }
    expect((await app.inject({ url: `${hours}/openStatus`, headers: same })).statusCode).toBe(200)
  })

  it('are given for each day of the week below the path of the open status', async () => {
    const week = await app.inject(`${hours}/openStatus/week?display=true`)
    expect(week.json()).toHaveLength(7)
    expect(week.json()[0]).toMatchObject({ weekdayValue: 1, startTime: '06:00', endTime: '17:00' })
  })
})
