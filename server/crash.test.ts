import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freePort } from '../tests/support/free-port.ts'
import { registration } from './testing/registration.ts'

const applications = '/service-application/api/v1/application/heloc'

let folder: string
let server: ChildProcess | undefined
let base: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'heloc-crash-'))
})
afterEach(async () => {
  await kill()
  rmSync(folder, { recursive: true, force: true })
})

async function start(): Promise<void> {
  const port = await freePort()
  base = `http://127.0.0.1:${port}`
  server = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts'), '--api-only'], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      SANDBOX_JOB_MS: '300',
      DATABASE_URL: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  for await (const chunk of server.stdout ?? []) {
    said += String(chunk)
    if (said.includes('Listening')) break
  }
}

/** No warning, no chance to finish: as when the machine's supervisor loses patience. */
async function kill(): Promise<void> {
  if (server === undefined || server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGKILL')
  await ended
}

async function send(method: string, url: string, token: string, body?: object) {
  const response = await fetch(base + url, {
    method,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const rolled = response.headers.get('authorization')?.slice('Bearer '.length)
  return { status: response.status, token: rolled ?? token, body: await response.json() }
}

async function reach(uuid: string, token: string, state: string): Promise<void> {
  for (let look = 0; look < 400; look += 1) {
    const { body } = await send('GET', `/service-krang-heloc/borrower/secure/api/v1/${uuid}/status`, token)
    if (body.checklistStatus === state) return
    await pause(25)
  }
  throw new Error(`The application never came to ${state}.`)
}

describe('a server that is killed while a job runs', () => {
  it('has lost nothing that it acknowledged when it starts again, and the applicant goes on', async () => {
    await start()
    const opened = await send('POST', '/identity/api/v1/registration/register', '', registration())
    const { applicationUuid: uuid } = opened.body
    const { token } = opened
    const before = await send('GET', `${applications}/${uuid}`, token)
    const hash = await send(
      'GET',
      '/service-application/external/api/v1/heloc/disclosures/soft-credit',
      token,
    )
    const consent = {
      selectedPropertyUuid: before.body.properties[0].uuid,
      softCreditConsent: true,
      consentTextHash: hash.body.textHash,
    }
    const submitted = await send('POST', `${applications}/${uuid}/submissions/profile`, token, consent)
    expect(submitted.body.status.checklistStatus).toBe('WAITING_FOR_SOFT_CREDIT')
    // The job has been taken, its vendor has not answered yet.
    await kill()
    await start()
    await reach(uuid, token, 'LIEN_VERIFICATION')
    const after = await send('GET', `${applications}/${uuid}`, token)
    expect(after.body.consents).toHaveLength(1)
    expect(after.body.liens).toHaveLength(1)
    const liens = after.body.liens.map(({ uuid, lender, type, balance }: Record<string, unknown>) => ({
      uuid,
      lender,
      type,
      balance,
    }))
    const next = await send('POST', `${applications}/${uuid}/submissions/liens`, token, {
      liens,
      attested: true,
    })
    expect(next.status).toBe(200)
    await reach(uuid, token, 'OFFER_SELECTION')
  }, 60_000)
})
