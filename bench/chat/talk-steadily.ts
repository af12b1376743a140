import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { ChatServerFrame } from '#generated/api'
import limits from '../../flows/limits.json' with { type: 'json' }
import { ChatCalls, type ChatSocket } from '../../tests/support/http/chat-client.ts'
import type { Load } from '../server/read-steadily.ts'
import type { Pair } from './open-conversations.ts'

/** The two sockets of a conversation. */
export interface TalkLine {
  readonly applicant: ChatSocket
  readonly agent: ChatSocket
}

/** A machine that opens more at once measures its own queue. */
const atOnce = 10

/** Connects both sides of each conversation: applicants at one server, agents at another, or at the same. */
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
  // A client without pings is taken for gone.
  const ping = setInterval(() => socket.send({ type: 'ping' }), limits.limits.chat.pingMs)
  socket.line.on('close', () => clearInterval(ping))
  return socket
}

/** Milliseconds from each message's being due to its coming to the other side. */
export async function talkSteadily(
  lines: readonly TalkLine[],
  { perSecond, seconds }: Load,
): Promise<readonly number[]> {
  const due = new Map<string, number>()
  const took: number[] = []
  const hear = (data: unknown) => {
    const frame: ChatServerFrame = JSON.parse(String(data))
    if (frame.type !== 'message') return
    const began = due.get(frame.message.clientId)
    if (began !== undefined) took.push(performance.now() - began)
  }
  // Each side hears of its own messages too: the later of the two is the one that counts, and comes last.
  const began = performance.now()
  for (const { applicant, agent } of lines)
    for (const socket of [applicant, agent]) socket.line.on('message', hear)
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const at = began + (index * 1000) / perSecond
    if (at > performance.now()) await pause(at - performance.now())
    const line = lines[(index * 7919) % lines.length]
    const clientId = randomUUID()
    due.set(clientId, Math.max(at, performance.now() - 1))
    line?.[index % 2 === 0 ? 'applicant' : 'agent'].say(clientId, `Message ${index} of the bench.`)
  }
  await pause(2000)
  for (const { applicant, agent } of lines)
    for (const socket of [applicant, agent]) socket.line.off('message', hear)
  if (took.length !== 2 * due.size) throw new Error(`${took.length} of ${2 * due.size} deliveries came.`)
  return took
}
