// @module-tag slow
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDataFolder } from '../tests/support/database/data-folder.ts'
import { createTestDatabase } from '../tests/support/database/test-database.ts'
import { registration } from '../tests/support/http/registration.ts'
import { type ServerProcess, startServerProcess } from '../tests/support/processes/server-process.ts'

const applications = '/service-application/api/v1/application/heloc'

let folder: string
let database: Awaited<ReturnType<typeof createTestDatabase>>
let server: ServerProcess | undefined

beforeEach(async () => {
  folder = await createDataFolder()
  database = await createTestDatabase()
})
afterEach(async () => {
  await server?.kill()
  await database.remove()
  rmSync(folder, { recursive: true, force: true })
})

async function start(): Promise<void> {
  server = await startServerProcess({
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    SANDBOX: 'on',
    SANDBOX_JOB_MS: '300',
  })
}

async function send(method: string, url: string, token: string, body?: object) {
  const response = await fetch(`${server?.base}${url}`, {
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

async function register() {
  const path = '/identity/api/v1/registration/register'
  const kept = await send('POST', path, '', registration())
  const [letter] = (await send('GET', '/outbox', '')).body
  const [code] = /\b\d{6}\b/.exec(letter.body) ?? []
  const confirmation = { orgCode: 'hearthline', registration: kept.body.registration, code }
  const { token, body } = await send('POST', `${path}/confirm`, '', confirmation)
  return { token, uuid: body.applicationUuid }
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
    const { uuid, token } = await register()
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
    // The job has been taken; its vendor has not responded yet.
    await server?.kill()
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
