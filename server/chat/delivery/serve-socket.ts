import { setTimeout as pause } from 'node:timers/promises'
import type { WebSocket } from '@fastify/websocket'
import type { ChatRefused } from '#generated/api'
import { eq } from '../../database/drizzle.ts'
import { chatConversations } from '../../database/schema.ts'
import { toErrorResponse, toRefusal } from '../../http/handle-errors.ts'
import type { Services } from '../../services.ts'
import type { Admitted } from '../access/admit.ts'
import { chatLimits } from '../chat-limits.ts'
import { findConversation, toStanding } from '../conversations/conversation.ts'
import { Connection, closeCodes } from './connection.ts'
import { createFrameGate } from './frame-gate.ts'
import type { ParseFrame } from './parse-frame.ts'
import { takeFrame } from './take-frame.ts'

const refusedPauseMs = 250

/** Serves one socket of a participant until it closes. Its frames are processed one after another. */
export function serveSocket(
  services: Services,
  parse: ParseFrame,
  socket: WebSocket,
  { participant: self, conversation }: Admitted,
): void {
  const { chat, log } = services
  const limits = chatLimits(services)
  const connection = new Connection(
    { conversation: conversation.uuid, participant: self.uuid },
    socket,
    limits.unsentBytes,
  )
  const gate = createFrameGate(socket, limits)
  const answer = async (data: unknown): Promise<void> => {
    const frame = parse(data)
    if (frame.type === 'ping') connection.send({ type: 'pong' })
    else if (frame.type === 'resume') await resume(services, connection, frame.after)
    else {
      const answered = await takeFrame(services, self, frame)
      if (answered !== undefined) connection.send(answered)
    }
  }
  // The listener is added before anything is awaited: a frame that came meanwhile would be lost.
  socket.on('message', (data, isBinary) => {
    connection.heardAt = performance.now()
    const value = isBinary ? undefined : findJson(String(data))
    if (value === undefined || !gate.admits())
      return connection.close(closeCodes.noFrame, 'no frame of heloc-chat.v1, or too many')
    gate.run(() =>
      answer(value).catch(async (error: unknown) => {
        const refusal = refusalOf(services, conversation.tenant, value, error)
        connection.send(refusal)
        // Slows the reading from a client that keeps sending.
        if (refusal.retryAfterMs !== undefined) await pause(refusedPauseMs)
      }),
    )
  })
  socket.on('close', () => chat.leave(connection))
  if (chat.join(connection) > limits.socketsPerParticipant)
    connection.drop(closeCodes.noFrame, 'too many sockets of one participant')
  else
    gate.run(() =>
      chat
        .inTurn(connection.conversation, () => greet(services, connection))
        .catch((err: unknown) => {
          log.warn({ err }, 'a chat could not begin')
          connection.drop(closeCodes.goingAway, 'try again')
        }),
    )
}

async function greet(services: Services, connection: Connection): Promise<void> {
  const now = services.clock.now()
  const found = await findConversation(services.database.db, connection.conversation, now)
  if (found === undefined) connection.close(closeCodes.notAdmitted, 'the conversation is gone')
  else connection.send({ type: 'ready', standing: toStanding(found, connection.participant, now) })
}

/** Starts sending the connection the messages after the given one, or the newest ones if none is given. */
async function resume(services: Services, connection: Connection, after?: number): Promise<void> {
  const [row] = await services.database.db
    .select({ last: chatConversations.lastSequence })
    .from(chatConversations)
    .where(eq(chatConversations.uuid, connection.conversation))
  const last = row?.last ?? 0
  const { initialMessages } = chatLimits(services)
  connection.delivered = Math.min(after ?? Math.max(0, last - initialMessages), last)
  services.chat.catchUp(connection)
}

function findJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // the sender does not speak the protocol
  }
}

/** Builds the refusal of a frame in the words of the conversation's lender, with the client's id of the message. */
function refusalOf(services: Services, tenant: string, frame: unknown, error: unknown): ChatRefused {
  const problem = toRefusal(error)
  if (problem.status === 503) services.log.warn({ code: problem.code }, 'a frame of a chat put off')
  else if (problem.status >= 500) services.log.error({ err: error }, 'a frame of a chat failed')
  const { tenants } = services
  const { errors, code } = toErrorResponse(tenants.find(tenant) ?? tenants.fallback, problem)
  const { seconds } = problem.values
  const clientId = clientIdOf(frame)
  return {
    type: 'refused',
    code,
    errors,
    ...(clientId === undefined ? {} : { clientId }),
    ...(typeof seconds === 'number' ? { retryAfterMs: seconds * 1000 } : {}),
  }
}

const clientIdOf = (frame: unknown): string | undefined =>
  typeof frame === 'object' && frame !== null && 'clientId' in frame && typeof frame.clientId === 'string'
    ? frame.clientId.slice(0, 64)
    : undefined
