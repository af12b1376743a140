import { once } from 'node:events'
import { expect, it, vi } from 'vitest'
import { startRounds } from './start-rounds.ts'

it('tells the round under way to end when it is stopped, waits for that, and begins no other', async () => {
  const ended = vi.fn()
  const run = vi.fn(async (stopping: AbortSignal) => {
    await once(stopping, 'abort')
    ended()
  })
  const rounds = startRounds({ firstMs: 0, everyMs: 0, run, onError: () => {} })
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce())
  await rounds.stop()
  expect(ended).toHaveBeenCalledOnce()
  expect(run).toHaveBeenCalledOnce()
})
