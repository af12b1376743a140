// @module-tag slow
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Borrower } from '../support/http/borrower.ts'
import { registration } from '../support/http/registration.ts'
import { walk } from '../support/http/road.ts'
import { type GatewayApp, startGatewayApp } from '../support/vendors/gateway-app.ts'

// Walks a whole application, with a request for each vendor call, possibly on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let running: GatewayApp
afterEach(() => running.close())

async function registered(): Promise<Borrower> {
  const borrower = new Borrower(running.app)
  await borrower.register(registration())
  return borrower
}

describe('the main road behind a gateway', () => {
  it('leads to COMPLETE where every vendor answers at once', async () => {
    const asked: string[] = []
    running = await startGatewayApp({
      gateway: { meddle: async ({ operation }) => void asked.push(operation) },
    })
    const passed = await walk(await registered())
    expect(passed.at(-1)).toBe('COMPLETE')
    expect(asked).toEqual(expect.arrayContaining(['credit.pull', 'recording.record', 'payments.send']))
  })

  it('leads there where every vendor that may answers later', async () => {
    running = await startGatewayApp({ gateway: { laterMs: () => 5 } })
    const passed = await walk(await registered())
    expect(passed.at(-1)).toBe('COMPLETE')
  })
})
