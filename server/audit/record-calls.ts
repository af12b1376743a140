import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isRecord } from '#engine'
import { pseudonym } from '../auth/pseudonym.ts'
import type { Bearer } from '../auth/tokens.ts'
import { sql } from '../database/drizzle.ts'
import type { Services } from '../services.ts'
import { type Act, inView } from './acts.ts'
import { callerOf } from './caller.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Applications that an answer shows, where its address does not name one. */
    shown?: readonly string[]
    /** Bearer with whom the call began: an account that is closed has none at its end. */
    began?: Bearer | null
  }
}

type Recording = Pick<Services, 'clock' | 'database' | 'secrets' | 'tenants'>

/**
 * Writes an entry of the audit log for every call that was admitted and whose route names an act, before its answer is sent:
 * where no entry can be written, nobody sees anything.
 */
export function recordCalls(app: FastifyInstance, services: Recording): void {
  const seen = createMemory(services)
  app.addHook('onRoute', (route) => {
    const act = route.config?.policy?.audit
    if (act === undefined || act === 'none') return
    route.preHandler = [
      ...[route.preHandler ?? []].flat(),
      async (request: FastifyRequest) => {
        request.began = request.bearer
      },
    ]
    route.onSend = [
      ...[route.onSend ?? []].flat(),
      async (request: FastifyRequest, reply: { readonly statusCode: number }) => {
        if (reply.statusCode < 400) await record(services, request, act, seen)
      },
    ]
  })
}

async function record(
  services: Recording,
  request: FastifyRequest,
  act: Act,
  isRepeated: (what: string) => boolean,
): Promise<void> {
  const { who, role, lenders } = callerOf(request)
  const { uuids, subject, searched, reason, named } = aimOf(request)
  if (searched === undefined && inView.has(act) && isRepeated([who, act, ...uuids].join(' '))) return
  const of = named.length > 0 ? named.map((name) => services.tenants.find(name)?.code ?? name) : lenders
  const detail = searched && pseudonym(services.secrets, 'search', searched.toLowerCase())
  const flows = Object.fromEntries(
    services.tenants.all().map(({ code, effective }) => [code, effective.hash]),
  )
  await services.database.db.execute(sql`
    with aim as (
      select tenant as lender, uuid as application, null as conversation from applications where uuid = any(${list(uuids)}::uuid[])
      union all
      select tenant, application, 'chat:' || uuid from chat_conversations where uuid = any(${list(uuids)}::uuid[])
    ), of as (
      select * from aim
      union all
      select unnest(${list(of)}::text[]), null, null where not exists (select from aim)
    )
    insert into audit_log (lender, act, who, role, application, subject, reason, place, flows, detail)
    select lender, ${act}, ${who}, ${role}, application, coalesce(${subject ?? null}::text, conversation), ${reason ?? null}::text,
      ${pseudonym(services.secrets, 'address', request.ip)}, ${JSON.stringify(flows)}::jsonb ->> lender, ${detail ?? null}::text
    from of`)
}

/** Array of a statement, as text: drizzle would make a list of parameters of an array. */
const list = (values: readonly string[]): string =>
  `{${values.map((value) => `"${value.replace(/["\\]/g, '')}"`).join(',')}}`

/** Subject of a call: applications or conversations, a part of one, lenders that it names, what it searches for. */
function aimOf({ params, query, body, shown = [] }: FastifyRequest) {
  const [ids, asked, sent] = [params, query, body].map(
    (part): Readonly<Record<string, unknown>> => (isRecord(part) ? part : {}),
  ) as [Fields, Fields, Fields]
  const part = ['document', 'condition', 'signer', 'id'].find((name) => typeof ids[name] === 'string')
  return {
    uuids: [ids.uuid, sent.application, ...shown].filter((value) => typeof value === 'string'),
    subject: part && `${part}:${String(ids[part])}`,
    reason: textOf(asked.reason),
    searched: textOf(asked.find) ?? textOf(asked.to) ?? textOf(sent.email),
    named: [sent.tenant, sent.tenants].flat().filter((value) => typeof value === 'string'),
  }
}

type Fields = Readonly<Record<string, unknown>>

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** Creates a function that says whether something came within this hour; a new hour forgets everything. */
function createMemory({ clock }: Pick<Services, 'clock'>): (what: string) => boolean {
  let hour = 0
  let known = new Set<string>()
  return (what) => {
    const now = Math.floor(clock.now().getTime() / 3_600_000)
    if (now !== hour) [hour, known] = [now, new Set()]
    if (known.has(what)) return true
    known.add(what)
    return false
  }
}
