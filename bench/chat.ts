import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { startOwnPostgres } from '../tests/support/database/temporary-postgres.ts'
import { freePort } from '../tests/support/processes/free-port.ts'
import { openConversations, type Pair } from './chat/open-conversations.ts'
import { openHeap } from './chat/open-heap.ts'
import { connectAll, type Talked, type TalkLine, talkSteadily } from './chat/talk-steadily.ts'
import type { Row, Section } from './section.ts'
import { percentile } from './server/read-steadily.ts'
import { type RunningServer, startServer } from './server/start-server.ts'

const conversations = 1000
const idle = 2000
const load = { perSecond: 100, seconds: 20 }
/** Seconds of load after which the code of a new server is compiled. */
const warmSeconds = 10
/** Milliseconds after which a delivery counts as late. */
const lateMs = 2000
const operatorKey = 'the operator key of every server of the bench'
const goals = { p99Ms: 150, idleKb: 30, ratio: 1.3 }

/**
 * Measures live chat on a Postgres: delivery times on one server and across two, processor time, and the memory of an
 * idle conversation.
 */
export const chat: Section = async () => {
  const postgres = await startOwnPostgres({ max_connections: '200' })
  const folders = [0, 1].map(() => mkdtempSync(path.join(tmpdir(), 'heloc-chat-')))
  const inspected = await freePort()
  const env = {
    OPERATOR_KEY: operatorKey,
    JWT_SECRET: 'the token secret of every server of the bench',
  }
  const inspect = { NODE_OPTIONS: `--inspect=127.0.0.1:${inspected}` }
  const one = await startServer(folders[0] ?? '', postgres.url, { env: { ...env, ...inspect } })
  const servers = [one]
  try {
    const pairs = await openConversations(one.base, operatorKey, idle)
    const talking = pairs.slice(0, conversations)
    const alone = await measure(talking, [one], one, one)
    const other = await startServer(folders[1] ?? '', postgres.url, { env })
    servers.push(other)
    const both = await measure(talking, servers, one, other)
    return [
      delivery('1,000 conversations, 100 messages a second, p99', 'one server', alone),
      lateness(alone),
      delivery('the same, applicants and agents at different servers', 'two servers', both),
      lateness(both),
      cost(both.processorSeconds / alone.processorSeconds, alone, both),
      idleRow(await idleKilobytes(pairs, one, inspected)),
    ]
  } finally {
    for (const server of servers) await server.stop()
    await postgres.stop()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
}

interface Measured extends Talked {
  /** Load average of the machine over the last minute of the run. */
  readonly load: number
  readonly processorSeconds: number
}

async function measure(
  pairs: readonly Pair[],
  servers: readonly RunningServer[],
  applicants: RunningServer,
  agents: RunningServer,
): Promise<Measured> {
  const lines = await connectAll(pairs, applicants.base, agents.base)
  // Load before the measurement, because starting a server and opening sockets is not part of delivering messages.
  await talkSteadily(lines, { ...load, seconds: warmSeconds })
  const before = processorSeconds(servers)
  const talked = await talkSteadily(lines, load)
  const spent = processorSeconds(servers) - before
  close(lines)
  return { ...talked, load: loadavg()[0] ?? Number.NaN, processorSeconds: spent }
}

const processorSeconds = (servers: readonly RunningServer[]): number =>
  servers.reduce((sum, server) => sum + server.processorSeconds(), 0)

function close(lines: readonly TalkLine[]): void {
  for (const { applicant, agent } of lines) for (const socket of [applicant, agent]) socket.cut()
}

async function idleKilobytes(pairs: readonly Pair[], server: RunningServer, port: number): Promise<number> {
  const heap = await openHeap(port)
  const before = await heap.usedBytes()
  const lines = await connectAll(pairs, server.base, server.base)
  const after = await heap.usedBytes()
  close(lines)
  heap.close()
  return (after - before) / 1024 / pairs.length
}

function delivery(what: string, who: string, measured: Measured): Row {
  const p99Ms = percentile(measured.took, 99)
  return {
    what,
    who: `${who}, load ${measured.load.toFixed(1)}`,
    figure: `${p99Ms.toFixed(0)} ms`,
    limit: `${goals.p99Ms} ms`,
    isExceeded: p99Ms > goals.p99Ms,
  }
}

/** Counts late and missing deliveries. Late ones may be due to a busy machine; a missing one is a fault. */
function lateness({ took, missing, refused, closed }: Measured): Row {
  const late = took.filter((ms) => ms > lateMs && Number.isFinite(ms)).length
  return {
    what: `deliveries later than ${lateMs / 1000} s`,
    who: `never came ${missing}, messages refused ${refused}, sockets closed ${closed}`,
    figure: `${late} of ${took.length}`,
    limit: 'none missing',
    isExceeded: missing > 0,
  }
}

const cost = (ratio: number, alone: Measured, both: Measured): Row => ({
  what: 'processor time across two servers, of one’s',
  who: `${both.processorSeconds.toFixed(1)} s and ${alone.processorSeconds.toFixed(1)} s`,
  figure: ratio.toFixed(2),
  limit: String(goals.ratio),
  isExceeded: ratio > goals.ratio,
})

const idleRow = (kilobytes: number): Row => ({
  what: 'heap and external memory of an idle conversation, with 4,000 sockets',
  who: 'one server',
  figure: `${kilobytes.toFixed(1)} kB`,
  limit: `${goals.idleKb} kB`,
  isExceeded: kilobytes > goals.idleKb,
})
