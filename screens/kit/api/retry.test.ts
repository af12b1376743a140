import { describe, expect, it } from 'vitest'
import limits from '../../../flows/limits.json' with { type: 'json' }
import { provideCallLimits } from './call-limits.ts'
import { retry } from './retry.ts'

provideCallLimits(limits.limits)

async function run(failures: number, isPassing = () => true) {
  const waited: number[] = []
  let attempts = 0
  const work = async () => {
    attempts += 1
    if (attempts <= failures) throw new Error('not yet')
    return 'done'
  }
  const sleep = async (ms: number) => void waited.push(ms)
  const outcome = await retry(work, { isPassing, sleep }).catch((error: Error) => error.message)
  return { outcome, attempts, waited }
}

describe('a retry', () => {
  it('waits from one second on, twice as long each time', async () => {
    expect(await run(4)).toEqual({ outcome: 'done', attempts: 5, waited: [1000, 2000, 4000, 8000] })
  })

  it('gives up after the fifth attempt', async () => {
    expect(await run(9)).toMatchObject({ outcome: 'not yet', attempts: 5 })
  })

  it('never repeats what will not pass by itself', async () => {
    expect(await run(9, () => false)).toEqual({ outcome: 'not yet', attempts: 1, waited: [] })
  })
})
