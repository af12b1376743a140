import { expect, it } from 'vitest'
import { createInTurn } from './in-turn.ts'

it('runs few at once, lets some wait in their order, and tells the others when to come back', async () => {
  const inTurn = createInTurn({ atOnce: 2, mostWaiting: 3, comeBackSeconds: 5 })
  const works = Array.from({ length: 6 }, () => Promise.withResolvers<void>())
  const begun: number[] = []
  const ended = works.map(({ promise }, index) =>
    inTurn(() => {
      begun.push(index)
      return promise
    }),
  )
  await expect(ended[5]).rejects.toMatchObject({ status: 503, code: 'BUSY', values: { seconds: 5 } })
  expect(begun).toEqual([0, 1])
  for (const [index, { resolve }] of works.entries()) {
    resolve()
    if (index < 5) await ended[index]
    expect(begun.length).toBeLessThanOrEqual(index + 3)
  }
  expect(begun).toEqual([0, 1, 2, 3, 4])
})
