import type { VendorCallback } from '#generated/api'
import { and, eq, ne } from '../../database/drizzle.ts'
import { applications, vendorCalls } from '../../database/schema.ts'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import type { GatewayConnection } from '../../settings/connection.ts'
import { type Noted, noteVendor } from './note-vendor.ts'
import { loadOperations } from './operations.ts'
import { parseObject } from './read-answer.ts'
import { isSigned } from './signatures.ts'
import type { VendorCallRow } from './vendor-calls.ts'

export interface Callback {
  readonly connection: GatewayConnection
  readonly headers: Readonly<Record<string, unknown>>
  /** Raw body: the signature is computed over these exact characters. */
  readonly body: string
}

/**
 * Takes the answer of a gateway and queues the work that waits for it. Returns false if the answer is stored already. Throws a
 * Problem if it is unsigned, unknown, about another application or not valid by its schema. Everything except the expected
 * answer is noted for staff.
 */
export async function takeCallback(services: Services, callback: Callback): Promise<boolean> {
  const { database, clock } = services
  const connection = callback.connection.name
  const note = (kind: Noted['kind'], about: Partial<Noted> = {}) =>
    noteVendor(database, { connection, kind, call: '', ...about }, clock.now())
  if (!isSigned(callback.connection.secrets, callback.headers, callback.body)) {
    await note('FORGED')
    throw new Problem(401, 'UNAUTHENTICATED')
  }
  const said = parseCallback(callback.body)
  const known = said && (await findCall(services, connection, said.call))
  if (said === undefined || known === undefined) {
    // It is signed by the gateway, so its id of the call may be stored.
    await note(said === undefined ? 'INVALID' : 'UNKNOWN', { call: said?.call.slice(0, 80) ?? '' })
    throw said === undefined ? new Problem(422, 'INVALID_REQUEST') : new Problem(404, 'NOT_FOUND')
  }
  const about = { call: known.id, application: known.application }
  if ((said.application ?? null) !== known.application) {
    await note('OTHER_APPLICATION', about)
    throw new Problem(422, 'INVALID_REQUEST')
  }
  if (!isAnswer(services, known, said.answer)) {
    await note('INVALID', about)
    throw new Problem(422, 'INVALID_REQUEST')
  }
  const isLate = known.state !== 'WAITING' || (known.dueAt !== null && known.dueAt <= clock.now())
  if (!(await keepAnswer(services, known, said.answer))) {
    await note('DUPLICATE', about)
    return false
  }
  // An answer that comes before the 202 that announces it is early, not late.
  if (isLate && known.state !== 'SENT') await note('LATE', about)
  if (await hasMovedOn(services, known)) await note('MOVED_ON', about)
  return true
}

function parseCallback(body: string): VendorCallback | undefined {
  const { call, application, answer } = parseObject(body) ?? {}
  if (typeof call !== 'string' || typeof answer !== 'object' || answer === null) return undefined
  return { call, answer, ...(typeof application === 'string' && { application }) }
}

async function findCall(
  { database }: Services,
  connection: string,
  id: string,
): Promise<VendorCallRow | undefined> {
  const [row] = await database.db
    .select()
    .from(vendorCalls)
    .where(and(eq(vendorCalls.id, id), eq(vendorCalls.connection, connection)))
  return row
}

const isAnswer = ({ schema }: Services, { operation }: VendorCallRow, answer: object): boolean =>
  loadOperations(schema).get(operation)?.isAnswer(answer) === true

/** Stores the first answer and queues the work in the same transaction. */
const keepAnswer = ({ database, queue, clock }: Services, { id, ticket }: VendorCallRow, answer: object) =>
  database.db.transaction(async (tx) => {
    const kept = await tx
      .update(vendorCalls)
      .set({ state: 'ANSWERED', answer, dueAt: null, reason: null, updatedAt: clock.now() })
      .where(and(eq(vendorCalls.id, id), ne(vendorCalls.state, 'ANSWERED')))
      .returning({ id: vendorCalls.id })
    if (kept.length === 0) return false
    await queue.send(tx, ticket)
    return true
  })

/** Whether the application has left the state in which it waited for the answer, for example by withdrawal. */
async function hasMovedOn({ database }: Services, { ticket }: VendorCallRow): Promise<boolean> {
  if (!('state' in ticket)) return false
  const [row] = await database.db
    .select({ state: applications.state, version: applications.version })
    .from(applications)
    .where(eq(applications.uuid, ticket.application))
  return row?.state !== ticket.state || row.version !== ticket.version
}
