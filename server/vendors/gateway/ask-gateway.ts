import type { VendorRequest } from '#generated/api'
import type { Services } from '../../services.ts'
import type { GatewayConnection } from '../../settings/connection.ts'
import type { AnswerOf, OperationName, RequestOf } from '../ports/protocol.ts'
import type { VendorCall } from '../ports/vendor-call.ts'
import { VendorWaiting } from '../ports/vendor-waiting.ts'
import { type RetryPace, usualBackOff } from './back-off.ts'
import { callId } from './call-id.ts'
import { changeOf, isOverdue, overdue, settled } from './call-progress.ts'
import type { Operation } from './operations.ts'
import { postMessage } from './post-message.ts'
import { readAnswer, type Said } from './read-answer.ts'
import { signMessage } from './signatures.ts'
import { vendorCallStore } from './vendor-calls.ts'

/** Dependencies of gateways. */
export interface GatewayParts extends Pick<Services, 'database' | 'clock' | 'secrets' | 'log'> {
  readonly operations: ReadonlyMap<string, Operation>
  readonly backOff?: RetryPace
  /** Time limit instead of each operation's own for an immediate response. */
  readonly withinMs?: number
}

/**
 * Calls the gateway behind a connection. A job that must wait gets VendorWaiting. A page gets an error if there is no immediate
 * response.
 */
export type AskGateway = <Name extends OperationName>(
  operation: Name,
  request: RequestOf<Name>,
  call?: VendorCall,
) => Promise<AnswerOf<Name>>

interface Question {
  readonly id: string
  readonly operation: Operation
  readonly request: object
  readonly call: VendorCall | undefined
}

/** Longest time that a page waits. */
const pageMs = 10_000

export function createGateway(
  parts: GatewayParts,
  connection: GatewayConnection,
  lender: string,
): AskGateway {
  return async (name, request, call) => {
    const operation = parts.operations.get(name)
    if (operation === undefined) throw new Error(`schemas/api/vendors.schema.json has no operation ${name}.`)
    const question = { id: callId(connection.name, name, call?.key), operation, request, call }
    const answer =
      call?.ticket === undefined || operation.dueMs === undefined
        ? await askAtOnce(parts, connection, lender, question)
        : await askForJob(parts, connection, lender, question)
    // The response was checked against the operation's schema, from which the type is generated.
    return answer as AnswerOf<typeof name>
  }
}

async function askAtOnce(
  parts: GatewayParts,
  connection: GatewayConnection,
  lender: string,
  question: Question,
): Promise<object> {
  const said = await send(parts, connection, lender, question)
  if (said.outcome === 'ANSWERED') return said.answer
  const reason = said.outcome === 'FAILED' ? said.reason : 'no answer at once'
  throw new Error(`${connection.name} did not answer ${question.operation.name}: ${reason}.`)
}

/** Sends a job's call unless it is answered, under way or given up. Each step is stored before the next. */
async function askForJob(
  parts: GatewayParts,
  connection: GatewayConnection,
  lender: string,
  question: Question,
): Promise<object> {
  const { id, operation, call } = question
  const { clock, backOff = usualBackOff } = parts
  const store = vendorCallStore(parts.database)
  const ticket = call?.ticket
  if (ticket === undefined) throw new Error(`${operation.name} is asked by no job.`)
  const known = await store.claim(
    {
      id,
      connection: connection.name,
      operation: operation.name,
      tenant: lender,
      application: call?.application ?? null,
      ticket,
    },
    clock.now(),
  )
  const begun = isOverdue(known, clock.now())
    ? await store.note(id, overdue(known, clock.now()), clock.now())
    : known
  const done = settled(begun, clock.now())
  if (done !== undefined) return done
  // Stored before sending: a callback may arrive before the response that announces it.
  const attempts = begun.attempts + 1
  await store.note(id, { state: 'SENT', attempts, dueAt: null }, clock.now())
  const dueAt = new Date(clock.now().getTime() + (dueMsOf(connection, operation) ?? 0))
  const said = await send(parts, connection, lender, question, dueAt)
  const after = await store.note(
    id,
    changeOf(said, { attempts, dueAt, now: clock.now(), backOff }),
    clock.now(),
  )
  if (said.outcome === 'FAILED')
    parts.log.warn(
      { connection: connection.name, operation: operation.name, call: id, attempts, reason: said.reason },
      'vendor',
    )
  const answer = settled(after, clock.now())
  if (answer !== undefined) return answer
  throw new VendorWaiting(`${id} is to be sent again.`, after.dueAt ?? clock.now())
}

const dueMsOf = ({ dueSeconds }: GatewayConnection, { dueMs }: Operation): number | undefined =>
  dueSeconds === undefined ? dueMs : dueSeconds * 1000

async function send(
  { withinMs }: Pick<GatewayParts, 'withinMs'>,
  connection: GatewayConnection,
  lender: string,
  { id, operation, request, call }: Question,
  dueAt?: Date,
): Promise<Said> {
  const body = JSON.stringify({
    call: id,
    operation: operation.name,
    lender,
    ...(call?.application !== undefined && { application: call.application }),
    ...(dueAt !== undefined && {
      dueAt: dueAt.toISOString(),
      callback: `${connection.publicUrl}/service-vendors/callbacks/${connection.name}`,
    }),
    request: { ...request },
  } satisfies VendorRequest)
  try {
    const answer = await postMessage({
      url: new URL(`${connection.url.replace(/\/$/, '')}/${operation.name.replace('.', '/')}`),
      headers: { 'idempotency-key': id, ...signMessage(connection.secrets, id, body) },
      body,
      withinMs: withinMs ?? (dueAt === undefined ? pageMs : operation.withinMs),
      private: connection.private,
    })
    return readAnswer(connection, operation, id, answer)
  } catch (error) {
    return { outcome: 'FAILED', reason: error instanceof Error ? error.message : String(error) }
  }
}
