import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { effectiveJourney, loadSource } from '#source'
import { createTestApp } from '../server/testing/create-test-app.ts'
import { BorrowerClient } from '../tools/drive/borrower-client.ts'
import { driveApplication } from '../tools/drive/drive-application.ts'

// A whole application is walked, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 })

let app: FastifyInstance
let url: string
beforeAll(async () => {
  app = await createTestApp()
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

async function drive(tenant: string): Promise<readonly string[]> {
  const passed: string[] = []
  const effective = effectiveJourney(loadSource(), tenant)
  await driveApplication(new BorrowerClient(url), effective, ({ state }) => passed.push(state))
  return passed
}

describe('journey drive', () => {
  it('comes to COMPLETE at the provider’s own brand', async () => {
    const passed = await drive('hearthline')
    expect(passed).toContain('HMDA')
    expect(passed.at(-1)).toBe('COMPLETE')
  })

  it('comes to COMPLETE at the credit union, past the questions that it does not ask', async () => {
    const passed = await drive('harborcu')
    expect(passed).not.toContain('HMDA')
    expect(passed.at(-1)).toBe('COMPLETE')
  })

  it('comes to COMPLETE at a wholesale lender, which it enters by the invitation of a loan officer', async () => {
    expect((await drive('summit-wholesale')).at(-1)).toBe('COMPLETE')
  })
})
