import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { ChatServerFrame } from '#generated/api'
import limits from '../../flows/limits.json' with { type: 'json' }
import { ChatCalls, type ChatSocket } from '../../tests/support/http/chat-client.ts'
import type { Load } from '../server/read-steadily.ts'
import type { Pair } from './open-conversations.ts'

/** Sockets of both sides of a conversation. */
export interface TalkLine {
  readonly applicant: ChatSocket
  readonly agent: ChatSocket
}

/** Number of connections opened at once: with more, the machine would measure its own queue. */
const atOnce = 10

/** Connects both sides of each conversation: applicants to one server, agents to another or to the same. */
export async function connectAll(
  pairs: readonly Pair[],
  applicants: string,
  agents: string,
): Promise<readonly TalkLine[]> {
  const lines: TalkLine[] = []
  for (let index = 0; index < pairs.length; index += atOnce)
    lines.push(
      ...(await Promise.all(
        pairs.slice(index, index + atOnce).map(async (pair) => ({
          applicant: await connect(applicants, pair.applicant),
          agent: await connect(agents, pair.agent),
        })),
      )),
    )
  return lines
}

async function connect(base: string, token: string): Promise<ChatSocket> {
  const socket = await new ChatCalls(base, { token }).connect()
  await socket.frame('ready')
  socket.send({ type: 'resume', after: 0 })
  // The server closes the connection of a client that sends no pings.
  const ping = setInterval(() => socket.send({ type: 'ping' }), limits.limits.chat.pingMs)
  socket.line.on('close', () => clearInterval(ping))
  return socket
}

/** Results of sent messages. Each is delivered twice: to its sender and to the other side. */
export interface Talked {
  /** Milliseconds of each delivery since its message was sent; infinite for a missing one. */
  readonly took: readonly number[]
  /** Number of missing deliveries; below, of refused messages and of closed sockets. */
  readonly missing: number
  readonly refused: number
  readonly closed: number
}

/** Patience in milliseconds, longer than a server takes to find messages whose notice was lost. */
const patienceMs = 2 * limits.limits.chatServer.expiryLookMs

/** Sends messages at an even pace, and waits for all deliveries. */
export async function talkSteadily(
  lines: readonly TalkLine[],
  { perSecond, seconds }: Load,
): Promise<Talked> {
  const sockets = lines.flatMap(({ applicant, agent }) => [applicant, agent])
  const due = new Map<string, number>()
  const took: number[] = []
  let refused = 0
  const hear = (data: unknown) => {
    const frame: ChatServerFrame = JSON.parse(String(data))
    if (frame.type === 'refused') refused += 1
    if (frame.type !== 'message') return
    const began = due.get(frame.message.clientId)
    if (began !== undefined) took.push(performance.now() - began)
  }
  const began = performance.now()
  for (const { line } of sockets) line.on('message', hear)
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const at = began + (index * 1000) / perSecond
    if (at > performance.now()) await pause(at - performance.now())
    const line = lines[(index * 7919) % lines.length]
    const clientId = randomUUID()
    due.set(clientId, Math.max(at, performance.now() - 1))
    line?.[index % 2 === 0 ? 'applicant' : 'agent'].say(clientId, `Message ${index} of the bench.`)
  }
  const wanted = 2 * due.size
  for (const end = performance.now() + patienceMs; took.length < wanted && performance.now() < end; )
    await pause(20)
  for (const { line } of sockets) line.off('message', hear)
  const missing = wanted - took.length
  const closed = sockets.filter(({ closeCode }) => closeCode !== undefined).length
  return {
    took: [...took, ...Array<number>(missing).fill(Number.POSITIVE_INFINITY)],
    missing,
    refused,
    closed,
  }
}
