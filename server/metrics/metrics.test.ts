import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { createRegistry } from './registry.ts'
import { families } from './start-metrics.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const metricsKey = 'a key of whoever reads the metrics'
let app: FastifyInstance
beforeAll(async () => {
  app = await createTestApp({ metricsKey })
})
afterAll(() => app.close())

const read = (authorization?: string) =>
  app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } })
const operations = readFileSync('docs/operations.md', 'utf8')

describe('the metrics', () => {
  it('are nobody’s without their key: there is no such address', async () => {
    for (const shown of [undefined, 'Bearer another key', `Operator ${metricsKey}`])
      expect((await read(shown)).statusCode).toBe(404)
  })

  it('tell what was answered, by route and status, and how long it took', async () => {
    await app.inject('/health/live')
    const { body, headers } = await read(`Bearer ${metricsKey}`)
    expect(headers['content-type']).toContain('text/plain; version=0.0.4')
    expect(body).toContain('heloc_requests_total{route="/health/live",method="GET",status="200"} 1\n')
    expect(body).toMatch(/heloc_request_duration_seconds_bucket\{folder="public",le="\+Inf"\} [1-9]/)
    expect(body).toContain('heloc_ready 1\n')
  })

  it('name no person: a route stands for every application', async () => {
    const uuid = '6d0e5a2c-91ab-4f0e-8a5b-7c3f1d2e9b44'
    await app.inject(`/service-application/api/v1/application/heloc/${uuid}`)
    await app.inject(`/nowhere/${uuid}`)
    expect((await read(`Bearer ${metricsKey}`)).body).not.toContain(uuid)
  })

  it('are what alarms ask for', () => {
    const alerts = readFileSync('docs/alerts.yaml', 'utf8')
    const asked = [...alerts.matchAll(/\b((?:heloc|process|nodejs)_\w+?)(?:_bucket|_count)?\b(?![\w:])/g)]
    const known = Object.keys(families)
    expect(asked.map(([, name = '']) => name).filter((name) => !known.includes(name))).toEqual([])
    expect(asked.length).toBeGreaterThan(10)
  })

  it('stand in docs/operations.md', () => {
    expect(Object.keys(families).filter((name) => !operations.includes(`\`${name}\``))).toEqual([])
  })
})

describe('a histogram', () => {
  it('counts in each bucket everything up to its bound, and escapes labels', () => {
    const registry = createRegistry({ waits: { type: 'histogram', help: 'Waits.' } })
    for (const value of [0.025, 0.3, 99]) registry.observe('waits', { to: 'a "b"\\' }, value)
    const text = registry.print([])
    expect(text).toContain('waits_bucket{to="a \\"b\\"\\\\",le="0.025"} 1\n')
    expect(text).toContain('le="0.5"} 2\n')
    expect(text).toContain('le="10"} 2\n')
    expect(text).toContain('le="+Inf"} 3\n')
    expect(text).toContain('waits_sum{to="a \\"b\\"\\\\"} 99.325\n')
  })
})
