import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSecrets } from '../../server/keys/load-secrets.ts'
import { documentLink } from '../../server/vendors/gateway/document-links.ts'
import { Borrower } from '../support/http/borrower.ts'
import { registration } from '../support/http/registration.ts'
import { type GatewayApp, startGatewayApp } from '../support/vendors/gateway-app.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const secrets = createSecrets()
let now: number
let running: GatewayApp
let paper: string
beforeEach(async () => {
  now = Date.now()
  running = await startGatewayApp({ secrets, clock: { now: () => new Date(now), sleep: async () => {} } })
  const borrower = new Borrower(running.app)
  await borrower.register(registration())
  paper = await borrower.uploaded('SUPPORT')
})
afterEach(() => running.close())

const linkTo = (document: string) =>
  new URL(documentLink(secrets.dataKey, running.publicUrl, { document, connection: 'core' }, new Date(now)))

const statusOf = async (url: URL) => (await running.app.inject(url.pathname + url.search)).statusCode

describe('the link of a document', () => {
  it('answers its bytes for a quarter of an hour, and nothing afterwards', async () => {
    const link = linkTo(paper)
    expect(await statusOf(link)).toBe(200)
    now += 14 * 60_000
    expect(await statusOf(link)).toBe(200)
    now += 60_000
    expect(await statusOf(link)).toBe(404)
  })

  it.each([
    ['expires', '9999999999'],
    ['signature', 'x'],
    ['connection', 'mail'],
  ])('answers nothing with another %s', async (name, value) => {
    const link = linkTo(paper)
    link.searchParams.set(name, value)
    expect(await statusOf(link)).toBe(404)
  })

  it('opens no other document', async () => {
    const link = linkTo('3f0c2a9e-6f2b-4c1d-9a53-1c8f4d7e2b60')
    link.pathname = linkTo(paper).pathname
    expect(await statusOf(link)).toBe(404)
  })
})
