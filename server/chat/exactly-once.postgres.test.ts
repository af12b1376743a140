// @module-tag slow
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ChatServerFrame, ChatStateNotice } from '#generated/api'
import { createTestDatabase } from '../../tests/support/database/test-database.ts'
import { ChatServer } from '../../tests/support/http/chat-server.ts'
import { proveExactlyOnce } from '../../tests/support/http/prove-exactly-once.ts'
import { talkativeTenants } from '../../tests/support/lenders/talkative-tenants.ts'
import { isRedisInstalled, type OwnRedis, startRedis } from '../../tests/support/processes/redis-server.ts'
import { openPostgres } from '../database/open-postgres.ts'
import { createSecrets } from '../keys/load-secrets.ts'
import type { FanOut } from './fan-out/fan-out.ts'
import { createPostgresFanOut } from './fan-out/postgres.ts'
import { createRedisFanOut } from './fan-out/redis.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

const secrets = createSecrets()
let url: string
let remove: () => Promise<void>
let redis: OwnRedis | undefined
beforeAll(async () => {
  ;({ url, remove } = await createTestDatabase())
  if (isRedisInstalled()) redis = await startRedis()
})
afterAll(async () => {
  await redis?.stop()
  await remove()
})

const open = async (fanOut: FanOut) =>
  ChatServer.open({ database: await openPostgres(url), fanOut, secrets, tenants: talkativeTenants() })

const fanOuts: readonly (readonly [string, () => FanOut])[] = [
  ['NOTIFY', () => createPostgresFanOut(url)],
  ...(isRedisInstalled() ? [['Redis', () => createRedisFanOut(redis?.url ?? '')] as const] : []),
]

describe.each(fanOuts)('two servers on one Postgres, with %s between them', (_, createFanOut) => {
  it('bring every message once and in order, though lines are cut and both servers are restarted', async () => {
    const servers = [await open(createFanOut()), await open(createFanOut())]
    const chat = await servers[0]?.begin()
    if (chat === undefined) throw new Error('There is a server.')
    const agent = (await servers[1]?.take(await servers[1].agent(), chat))?.json()
    let turn = 0
    const restart = async () => {
      const index = turn % 2
      turn += 1
      await servers[index]?.close()
      servers[index] = await open(createFanOut())
    }
    const bases = () => servers.map(({ base }) => base)
    await proveExactlyOnce({ servers: bases, restart }, { applicant: chat, agent }, 7)
    await Promise.all(servers.map((server) => server.close()))
  })

  it('tell each other at once of messages, of who is writing, of what was read, and of the end', async () => {
    const [one, other] = [await open(createFanOut()), await open(createFanOut())]
    const chat = await one.begin()
    const taken = (await other.take(await other.agent(), chat)).json()
    const [ana, sam] = [await one.callsOf(chat).connect(), await other.callsOf(taken).connect()]
    for (const side of [ana, sam]) side.send({ type: 'resume', after: 0 })
    await Promise.all([ana.frame('ready'), sam.frame('ready')])
    const clientId = randomUUID()
    ana.say(clientId, 'Hello.')
    expect((await sam.frame('message')).message).toMatchObject({ sequence: 1, clientId, text: 'Hello.' })
    sam.send({ type: 'typing' })
    await ana.frame('typing')
    sam.send({ type: 'read', sequence: 1 })
    expect(await ana.frame('read')).toMatchObject({ sequence: 1 })
    sam.send({ type: 'end' })
    // The other server may report only now that the agent has joined.
    const isEnd = (frame: ChatServerFrame): frame is ChatStateNotice =>
      frame.type === 'state' && frame.standing.state === 'ENDED'
    expect((await ana.until(isEnd)).standing).toMatchObject({ endedBy: 'AGENT' })
    for (const side of [ana, sam]) side.cut()
    await Promise.all([one.close(), other.close()])
  })
})

describe('a server whose line to the others broke', () => {
  it('listens again by itself and brings what was said meanwhile', async () => {
    const [one, other] = [await open(createPostgresFanOut(url)), await open(createPostgresFanOut(url))]
    const chat = await one.begin()
    const taken = (await other.take(await other.agent(), chat)).json()
    const sam = await other.callsOf(taken).connect()
    sam.send({ type: 'resume', after: 0 })
    await sam.frame('ready')
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'chat' and datname = current_database()",
    )
    await client.end()
    const said = { type: 'send', clientId: randomUUID(), text: 'In between.' }
    await one.callsOf(chat).post('/frames', said)
    expect((await sam.frame('message')).message.text).toBe('In between.')
    sam.cut()
    await Promise.all([one.close(), other.close()])
  })
})
