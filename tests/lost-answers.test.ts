import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadSource, tenantJourney } from '#source'
import { BorrowerClient } from '../product/drive/borrower-client.ts'
import { driveApplication } from '../product/drive/drive-application.ts'
import { overHttp, type Transport } from '../product/drive/transport.ts'
import { loadRoad } from '../tools/scenario/roads.ts'
import { createTestApp } from './support/backend/create-test-app.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let app: FastifyInstance
let server: Transport
beforeAll(async () => {
  app = await createTestApp()
  server = overHttp(await app.listen({ port: 0, host: '127.0.0.1' }))
})
afterAll(() => app.close())

const journey = tenantJourney(loadSource(), 'hearthline')
const isProof = (path: string) => path.endsWith('/secure/api/v1/proof')

/** Walks the main road and returns the server state that the last event led to. */
async function walk(borrower: BorrowerClient): Promise<string | undefined> {
  await driveApplication(borrower, journey, { road: loadRoad('main') })
  return (await borrower.passedEvents()).at(-1)?.to
}

describe('a borrower who is driven over a line that loses answers', () => {
  it('reaches the end if the first answer to each change is lost, also to a code or a proof, which end the token', async () => {
    const lost = new Set<string>()
    const losing: Transport = {
      ...server,
      send: async (path, init) => {
        const key = new Headers(init.headers).get('idempotency-key')
        const change = isProof(path) ? 'proof' : key
        if (change !== null && !lost.has(change)) await server.send(path, init)
        if (change !== null) lost.add(change)
        return server.send(path, init)
      },
    }
    expect(await walk(new BorrowerClient(losing))).toBe('COMPLETE')
    expect(lost).toContain('proof')
  })

  it('reads on while a proof ends their token', async () => {
    const reads: Promise<unknown>[] = []
    const reading: Transport = {
      ...server,
      send: async (path, init) => {
        const answer = await server.send(path, init)
        if (isProof(path)) reads.push(borrower.status())
        return answer
      },
    }
    const borrower = new BorrowerClient(reading)
    await walk(borrower)
    expect(reads).not.toEqual([])
    await Promise.all(reads)
  })
})
