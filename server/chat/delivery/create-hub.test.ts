import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import limits from '../../../flows/limits.json' with { type: 'json' }
import { createInProcessFanOut } from '../fan-out/in-process.ts'
import { Connection } from './connection.ts'
import { createHub } from './create-hub.ts'

const conversation = '4f4c1f0e-52f2-4a3c-9a2b-3a4d7d1f0001'
const participant = { uuid: 'ana', role: 'APPLICANT', name: 'Ana', readSequence: 0, leftAt: null }
const rowsIn = (state: string) => [
  {
    conversation: { state, lastSequence: 0, endedBy: 'AGENT', expiresAt: new Date(2e12) },
    participant,
    isSignedIn: true,
  },
]

/** Returns a database whose queries resolve when the test says so. */
function slowDatabase() {
  const asked: ((rows: object[]) => void)[] = []
  const query = new Proxy({} as Record<string, () => unknown>, {
    get: (_, name) => () =>
      name === 'orderBy' ? new Promise<object[]>((resolve) => asked.push(resolve)) : query,
  })
  return { asked, db: query }
}

it('tells last where a conversation stands last, though an older look is answered late', async () => {
  const told: string[] = []
  const { asked, db } = slowDatabase()
  const services = { database: { db }, clock: { now: () => new Date(1e12) }, log: console }
  const hub = createHub(
    services as never,
    { ...limits.limits.chat, ...limits.limits.chatServer } as never,
    createInProcessFanOut(),
  )
  const send = (text: string) => told.push(JSON.parse(text).standing.state)
  const line = { bufferedAmount: 0, send, close: () => {}, terminate: () => {} }
  hub.join(new Connection({ conversation, participant: 'ana' }, line, 1000))
  hub.notify({ kind: 'STATE', conversation })
  hub.notify({ kind: 'STATE', conversation })
  await turn()
  asked[1]?.(rowsIn('ENDED'))
  await turn()
  asked[0]?.(rowsIn('ACTIVE'))
  await turn()
  asked[1]?.(rowsIn('ENDED'))
  await turn()
  expect(told).toEqual(['ACTIVE', 'ENDED'])
})
