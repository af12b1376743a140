import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
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
    })
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
  })
  outgoing.add(notice('first'))
  for (let turns = 0; turns < 3; turns += 1) await turn()
  isAway = false
  outgoing.flush()
  for (let turns = 0; turns < 3; turns += 1) await turn()
  expect(sent).toEqual(['M:first'])
})
