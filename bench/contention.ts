import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPostgres } from '../tests/support/database/temporary-postgres.ts'
import type { Row, Section } from './section.ts'
import { answers, applicant, type RegisteredApplicant, register } from './server/applicant.ts'
import { startServer } from './server/start-server.ts'

const many = 20
/** Number of registrations, because they are limited to ten per minute and address. */
const few = 8

/**
 * Measures simultaneous requests on a Postgres with many connections. The embedded database has only one connection, so
 * it would prove nothing.
 */
export const contention: Section = async () => {
  const postgres = await startPostgres()
  if (postgres === undefined)
    return [{ what: 'contention', who: 'Postgres', figure: 'NOT RUN: none is installed or named' }]
  const folder = mkdtempSync(path.join(tmpdir(), 'heloc-contention-'))
  const server = await startServer(folder, postgres.url)
  try {
    return [...(await registrations(server.base)), ...(await submissions(server.base))]
  } finally {
    await server.stop()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function registrations(base: string): Promise<readonly Row[]> {
  const body = answers()
  const confirms = []
  for (let count = 0; count < few; count += 1) confirms.push(await register(base, body))
  const outcomes = await Promise.all(
    confirms.map(async (confirm) => {
      const response = await confirm()
      return { status: response.status, text: await response.text() }
    }),
  )
  return [
    row('one address confirmed at once: accounts beyond the first', accepted(outcomes) - 1),
    row('one address confirmed at once: answers without a reason', failed(outcomes)),
  ]
}

async function submissions(base: string): Promise<readonly Row[]> {
  const someone = await applicant(base)
  const url = `${someone.application}/submissions/profile`
  const values = await consent(base, someone)
  const key = randomUUID()
  const each = await Promise.all(
    Array.from({ length: many }, (_, index) =>
      // Half of the requests repeat one request, the others have keys of their own.
      post(url, someone, values, index % 2 === 0 ? key : randomUUID()),
    ),
  )
  const repeated = each.filter((_, index) => index % 2 === 0)
  return [
    row('one step sent at once: different answers to one key', new Set(repeated.map(wordsOf)).size - 1),
    row('one step sent at once: answers without a reason', failed(each)),
    row('one step sent at once: times that it was done beyond the first', timesDone(each) - 1),
  ]
}

interface Outcome {
  readonly status: number
  readonly text: string
}

async function post(url: string, { token }: { readonly token?: string }, body: object, key = randomUUID()) {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': key,
    ...(token === undefined ? {} : { authorization: token }),
  }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: response.status, text: await response.text() }
}

const read = async (url: string, { token }: RegisteredApplicant) =>
  (await fetch(url, { headers: { authorization: token } })).json()

async function consent(base: string, someone: RegisteredApplicant): Promise<object> {
  const { properties } = await read(someone.application, someone)
  const disclosure = `${base}/service-application/external/api/v1/heloc/disclosures/soft-credit`
  const { textHash } = await read(disclosure, someone)
  return { selectedPropertyUuid: properties[0].uuid, softCreditConsent: true, consentTextHash: textHash }
}

const accepted = (outcomes: readonly Outcome[]) => outcomes.filter(({ status }) => status === 200).length
const failed = (outcomes: readonly Outcome[]) => outcomes.filter(({ status }) => status >= 500).length
const wordsOf = (outcome: Outcome) => (outcome.status === 200 ? versionOf(outcome) : String(outcome.status))

/**
 * Version in a response. A replayed response comes from the database with its members in another order, so texts cannot
 * be compared.
 */
const versionOf = ({ text }: Outcome): string => String(JSON.parse(text).status.version)

/** Number of times that the step was done: each time creates another version. */
const timesDone = (outcomes: readonly Outcome[]) =>
  new Set(outcomes.filter(({ status }) => status === 200).map(versionOf)).size

const row = (what: string, count: number): Row => ({
  what,
  who: 'Postgres',
  figure: String(count),
  limit: '0',
  isExceeded: count !== 0,
})
