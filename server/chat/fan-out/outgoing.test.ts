import { setImmediate as turn } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { createOutgoing } from './outgoing.ts'

const notice = (conversation: string) => ({ kind: 'MESSAGE' as const, conversation })

it.each([0, 1, 2, 3, 4, 5, 6])(
  'sends a notice that comes %i steps after the last one has left',
  async (steps) => {
    const sent: string[] = []
    const comeLater = async () => {
      for (let step = 0; step < steps; step += 1) await undefined
      outgoing.add(notice('second'))
    }
    const outgoing = createOutgoing(async (payload) => {
      sent.push(...payload.split(' ').slice(1))
      if (sent.length === 1) void comeLater()
    }, turn)
    outgoing.add(notice('first'))
    for (let turns = 0; turns < 5; turns += 1) await turn()
    expect(sent).toEqual(['M:first', 'M:second'])
  },
)

it('keeps what a broken line did not take until it is back', async () => {
  const sent: string[] = []
  let isAway = true
  const outgoing = createOutgoing(async (payload) => {
    if (isAway) throw new Error('away')
    sent.push(...payload.split(' ').slice(1))
  }, turn)
  outgoing.add(notice('first'))
  for (let turns = 0; turns < 3; turns += 1) await turn()
  isAway = false
  outgoing.flush()
  for (let turns = 0; turns < 3; turns += 1) await turn()
  expect(sent).toEqual(['M:first'])
})

it('sends the notices of a moment together, each once', async () => {
  const payloads: (readonly string[])[] = []
  const outgoing = createOutgoing(async (payload) => void payloads.push(payload.split(' ').slice(1)))
  for (const name of ['first', 'second', 'first']) {
    outgoing.add(notice(name))
    await turn()
  }
  await vi.waitFor(() => expect(payloads).toEqual([['M:first', 'M:second']]))
})
