import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { openJourneys, type Step, themeOf } from 'journey-tools/host'

const root = import.meta.dirname
const words = path.join(root, 'node_modules/journey-react/words')
const journeys = openJourneys(root, { words })
const db = new PGlite(process.env.DATA_DIR)
await db.exec(`
  create table if not exists applications (uuid text primary key, secret text, lender text, context jsonb);
  create table if not exists sent (uuid text, key text, primary key (uuid, key));
  create table if not exists files (uuid text primary key, application text, type text, bytes bytea);
`)

interface Application {
  readonly uuid: string
  readonly lender: string
  readonly context: Record<string, { readonly [field: string]: unknown }>
}

class Refused extends Error {
  readonly status: number
  readonly answer: object

  constructor(status: number, error: string, more: object = {}) {
    super(error)
    this.status = status
    this.answer = { errors: [error], ...more }
  }
}

async function find(uuid: string, secret: unknown): Promise<Application> {
  const { rows } = await db.query<Application>(
    'select uuid, lender, context from applications where uuid = $1 and secret = $2',
    [uuid, secret],
  )
  if (!rows[0]) throw new Refused(404, 'There is no such application.')
  return rows[0]
}

/** Saves an application after a step, and starts the job of its new state. */
async function keep({ uuid, lender }: Application, step: Step): Promise<unknown> {
  if (!step.ok) {
    const { errors, ...more } = step
    throw new Refused(step.code === 'INVALID_REQUEST' ? 422 : 409, errors[0] ?? '', more)
  }
  await db.query('update applications set context = $2 where uuid = $1', [uuid, step.context])
  const after = { uuid, lender, context: step.context as Application['context'] }
  if (journeys.steps(lender).jobOf(after.context) === 'checkCredit') void checkCredit(after)
  return after.context.status
}

/** Job: asks a bureau, which here needs a second and refuses incomes below 12,000 dollars. */
async function checkCredit(application: Application): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, Number(process.env.BUREAU_MS ?? 1000)))
  const isGood = Number(application.context.applicant?.yearlyIncome) >= 12_000
  const [event, decision] = isGood ? ['creditPassed', 'PASS'] : ['creditFailed', 'FAIL']
  const { fire } = journeys.steps(application.lender)
  await keep(application, fire(application.context, event, { status: { decision } }))
}

async function submit(application: Application, name: string, request: IncomingMessage): Promise<unknown> {
  const { uuid, lender, context } = application
  const values: unknown = JSON.parse(String(await bodyOf(request, 100_000)))
  const sent = [uuid, request.headers['idempotency-key']]
  const { rows } = await db.query('select from sent where uuid = $1 and key = $2', sent)
  // The same answers, sent again after a lost response. Refused ones are not kept, and are refused again.
  if (rows.length > 0) return context.status
  const status = await keep(application, journeys.steps(lender).submit(context, name, values))
  await db.query('insert into sent values ($1, $2) on conflict do nothing', sent)
  return status
}

const fileTypes = ['application/pdf', 'image/png', 'image/jpeg']

async function upload({ uuid: application }: Application, request: IncomingMessage): Promise<unknown> {
  const type = request.headers['content-type'] ?? ''
  if (!fileTypes.includes(type)) throw new Refused(422, 'Send a PDF or a picture.')
  const bytes = await bodyOf(request, 10_000_000)
  const uuid = randomUUID()
  await db.query('insert into files values ($1, $2, $3, $4)', [uuid, application, type, bytes])
  return { uuid }
}

async function bodyOf(request: IncomingMessage, most: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > most) throw new Refused(413, 'This is too large.')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

async function begin(lender: string): Promise<unknown> {
  const [uuid, secret] = [randomUUID(), randomBytes(24).toString('base64url')]
  const context = journeys.steps(lender).begin()
  await db.query('insert into applications values ($1, $2, $3, $4)', [uuid, secret, lender, context])
  return { uuid, secret }
}

async function answer(request: IncomingMessage, url: URL): Promise<unknown> {
  const asked = url.searchParams.get('lender') ?? ''
  const lender = journeys.lenders.includes(asked) ? asked : (journeys.lenders[0] ?? '')
  const [, , what, uuid, part, name] = url.pathname.split('/')
  if (what === 'journey.json') return journeys.served(lender, url.searchParams.get('locale') ?? undefined)
  if (what !== 'applications') throw new Refused(404, 'There is nothing here.')
  if (uuid === undefined) return begin(lender)
  const application = await find(uuid, request.headers['x-secret'])
  if (part === undefined) return application.context
  if (part === 'status') return application.context.status
  if (part === 'files') return upload(application, request)
  return submit(application, name ?? '', request)
}

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

function page(response: ServerResponse, { pathname }: URL): void {
  const isAsset = /^\/assets\/[\w.-]+$/.test(pathname)
  const type = isAsset ? types[path.extname(pathname)] : 'text/html'
  response.setHeader('Content-Type', `${type ?? 'application/octet-stream'}; charset=utf-8`)
  response.end(readFileSync(path.join(root, 'dist', isAsset ? pathname : 'index.html')))
}

const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost')
  try {
    if (url.pathname === '/api/theme.css') {
      const lender = new URL(request.headers.referer ?? '/', url).searchParams.get('lender') ?? ''
      response.setHeader('Content-Type', 'text/css')
      return response.end(themeOf(journeys.themeOf(journeys.lenders.includes(lender) ? lender : undefined)))
    }
    if (!url.pathname.startsWith('/api/')) return page(response, url)
    const body = JSON.stringify((await answer(request, url)) ?? null)
    response.setHeader('Content-Type', 'application/json').end(body)
  } catch (error) {
    const refused = error instanceof Refused ? error : new Refused(500, 'Something unexpected happened.')
    if (refused !== error) console.error(error)
    response.writeHead(refused.status, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(refused.answer))
  }
})
server.listen(Number(process.env.PORT ?? 4000), () => {
  const address = server.address()
  console.log(`http://localhost:${typeof address === 'object' ? address?.port : address}/car`)
})
