import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { BorrowerClient } from '../product/drive/borrower-client.ts'
import { overHttp, type Transport } from '../product/drive/transport.ts'
import { createTestApp } from './support/backend/create-test-app.ts'
import { registration } from './support/http/registration.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let app: FastifyInstance
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

describe('a borrower who is driven over a line that loses answers', () => {
  it('signs in with the password if the answer to the code was lost: a code signs in once', async () => {
    const server = overHttp(await app.listen({ port: 0, host: '127.0.0.1' }))
    const sendingCodesTwice: Transport = {
      ...server,
      send: async (path, init) => {
        if (path.endsWith('/register/confirm')) await server.send(path, init)
        return server.send(path, init)
      },
    }
    const borrower = new BorrowerClient(sendingCodesTwice)
    await borrower.register(registration())
    expect(await borrower.heloc()).toMatchObject({ uuid: borrower.applicationUuid })
  })
})
