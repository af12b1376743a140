import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createDataFolder } from '../tests/support/database/data-folder.ts'
import { Borrower } from '../tests/support/http/borrower.ts'
import { registration } from '../tests/support/http/registration.ts'
import { remoteApp } from '../tests/support/http/remote-app.ts'
import { type ServerProcess, startServerProcess } from '../tests/support/processes/server-process.ts'
import { logOptions } from './log.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let folder: string
let server: ServerProcess
beforeAll(async () => {
  folder = await createDataFolder()
  server = await startServerProcess({ DATA_DIR: folder, LOG_LEVEL: 'trace', SANDBOX: 'on' })
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

const code = 'code-from-a-letter-271828'
const api = '/service-application/api/v1/application/heloc'

/** Registers a borrower and returns them with the code that was mailed. */
async function register(): Promise<{ readonly borrower: Borrower; readonly mailed: string }> {
  const borrower = new Borrower(remoteApp(server.base))
  let mailed = ''
  await borrower.client.register(registration(), async (email) => {
    mailed = await borrower.codeTo(email)
    return mailed
  })
  return { borrower, mailed }
}

async function upload(application: string, authorization: string): Promise<number> {
  const body = new FormData()
  body.set('type', 'SUPPORT')
  body.set('file', new File([Buffer.from('no picture')], 'a.png'))
  const headers = { authorization, 'idempotency-key': 'upload-0001' }
  return (
    await fetch(`${server.base}${api}/${application}/documents?code=${code}`, {
      method: 'POST',
      headers,
      body,
    })
  ).status
}

/** Sends a message that is no valid HTTP; the server logs the fault. */
async function sendBroken(authorization: string): Promise<void> {
  const socket = connect(server.port, '127.0.0.1')
  socket.end(`GET /?code=${code} HTTP/1.1\r\nAuthorization: ${authorization}\r\nno header\r\n\r\n`)
  await once(socket.resume(), 'close')
}

async function logged(text: string): Promise<string> {
  await vi.waitFor(() => expect(server.said()).toContain(text), { timeout: 10_000 })
  return server.said()
}

describe('the log', () => {
  it('tells why a statement of the database failed: its code, and never its values', () => {
    const { serializers } = logOptions('error')
    const cause = Object.assign(new Error('Key (email)=(jo@example.com) already exists.'), { code: '23505' })
    const failed = new Error('Failed query: insert into identities\nparams: jo@example.com', { cause })
    const told = serializers?.err?.(Object.assign(failed, { code: '' }))
    expect(told).toMatchObject({ code: '23505', message: 'Failed query: insert into identities' })
    expect(JSON.stringify(told)).not.toContain('jo@example.com')
  })

  it('holds neither a token nor a code at its most talkative, whatever was sent with them', async () => {
    const { borrower, mailed } = await register()
    const { token = '', application } = borrower
    const authorization = `Bearer ${token}`
    const headers = { authorization, cookie: `device=${code}` }
    const url = `${server.base}${api}/${application}?code=${code}`
    expect((await fetch(url, { headers })).status).toBe(200)
    expect((await fetch(`${server.base}/nowhere?code=${code}`, { headers })).status).toBe(404)
    expect(await upload(application, authorization)).toBe(422)
    await sendBroken(authorization)
    const said = await logged('Providing options to busboy')
    expect(said).toContain(`"path":"${api}/${application}"`)
    for (const secret of [code, mailed, ...token.split('.')]) expect(said).not.toContain(secret)
  })
})

describe('the trace of a call', () => {
  it('is logged where it is well-formed', async () => {
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
    for (const traceparent of [`00-${trace}-00f067aa0ba902b7-01`, `00-not ${trace}`])
      await fetch(`${server.base}/health/live`, { headers: { traceparent } })
    const lines = (await logged(`"trace":"${trace}"`)).split('\n')
    expect(lines.filter((line) => line.includes(trace))).toHaveLength(1)
  })
})
