import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { asJsonObject, loadSource, tenantJourney } from '#source'
import { BorrowerClient } from '../product/drive/borrower-client.ts'
import { driveApplication } from '../product/drive/drive-application.ts'
import { overHttp } from '../product/drive/transport.ts'
import { startOwnPostgres } from '../tests/support/database/temporary-postgres.ts'
import { loadRoad } from '../tools/scenario/roads.ts'
import { copyApplication } from './desk/many-applications.ts'
import type { Row, Section } from './section.ts'
import { percentile } from './server/read-steadily.ts'
import { type RunningServer, startServer } from './server/start-server.ts'

/** Applications of one lender, and how many of them wait for a reviewer. */
const sizes = { others: 18_000, waiting: 2_000 }
const p99Ms = 50
const reads = 100

const tenant = 'hearthline'
const operatorKey = 'the operator key of every server of the bench'
const desk = '/service-staff/secure/api/v1/desk'

const env = {
  SANDBOX_DESKS: 'people',
  SANDBOX_DAY_SECONDS: '0',
  SANDBOX_JOB_MS: '0',
  SANDBOX_REVIEW_MS: '0',
  OPERATOR_KEY: operatorKey,
}

/** Measures the reviewers' desk and the funnel of a lender with 20,000 applications, on Postgres. */
export const deskOfMany: Section = async () => {
  const postgres = await startOwnPostgres()
  const folder = mkdtempSync(path.join(tmpdir(), 'heloc-desk-'))
  const server = await startServer(folder, postgres.url, { env })
  try {
    await copyApplication(postgres.url, await drive(server, 'main', 'DEED_SIGNING'), sizes.others)
    const named = await copyApplication(
      postgres.url,
      await drive(server, 'delinquency', 'DELINQUENCY_REVIEW'),
      sizes.waiting,
    )
    const reviewer = await addReviewer(server)
    const read = async (what: string, query: string) =>
      limited(await timed(`desk: ${what}`, `${server.base}${desk}${query}`, reviewer))
    return [
      await read('the first of 2,000 that wait', ''),
      await read('by loan number', `?find=${named.loanNumber}`),
      await read('by e-mail address', `?find=${encodeURIComponent(named.email)}`),
      rowOf(
        await timed('funnel of 20,000 applications', `${server.base}/operator/funnel?orgCode=${tenant}`, {
          authorization: `Operator ${operatorKey}`,
        }),
      ),
    ]
  } finally {
    await server.stop()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Timed {
  readonly what: string
  readonly medianMs: number
  readonly p99Ms: number
}

async function timed(what: string, url: string, headers: Readonly<Record<string, string>>): Promise<Timed> {
  const took: number[] = []
  // The first ones run while the code is not compiled yet, so they are not measured.
  for (let count = -10; count < reads; count += 1) {
    const began = performance.now()
    const response = await fetch(url, { headers })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
    if (count >= 0) took.push(performance.now() - began)
  }
  return { what, medianMs: percentile(took, 50), p99Ms: percentile(took, 99) }
}

const rowOf = ({ what, medianMs, p99Ms: ms }: Timed): Row => ({
  what: `${what}, p99`,
  who: `median ${medianMs.toFixed(1)} ms`,
  figure: `${ms.toFixed(1)} ms`,
})

const limited = (measured: Timed): Row => ({
  ...rowOf(measured),
  limit: `${p99Ms} ms`,
  isExceeded: measured.p99Ms > p99Ms,
})

/** Drives an application to a state of a road, or to its end. Returns its uuid. */
async function drive({ base }: RunningServer, road: string, until?: string): Promise<string> {
  const client = new BorrowerClient(overHttp(base))
  await driveApplication(client, tenantJourney(loadSource(), tenant), { road: loadRoad(road), until })
  return client.applicationUuid
}

/** Adds a reviewer, who sets a password with the mailed code. Returns the headers of their requests. */
async function addReviewer({ base }: RunningServer): Promise<Readonly<Record<string, string>>> {
  const email = 'reviewer@example.com'
  const post = (url: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${base}${url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  await post(
    '/operator/staff',
    { email, name: 'Sam Desk', roles: ['REVIEWER'], tenants: [tenant] },
    { authorization: `Operator ${operatorKey}` },
  )
  const code = await new BorrowerClient(overHttp(base)).codeTo(email)
  const answer = await post('/service-staff/api/v1/setup', { email, code, password: 'desk lamp and stapler' })
  const authorization = answer.headers.get('authorization')
  if (authorization === null)
    throw new Error(`The reviewer was not signed in: ${asJsonObject(await answer.json()).code}`)
  return { authorization }
}
