import { describe, expect, it } from 'vitest'
import { figureText } from './figure-text.ts'

describe('a figure', () => {
  it.each([
    ['maxCents', 40_000_000, '$400,000'],
    ['cents', 18_050, '$180.50'],
    ['aprBps', 1720, '17.20%'],
    ['timeoutMs', 1_800_000, '30 minutes'],
    ['keptMs', 86_400_000, '1 day'],
    ['pauseMs', 0, '0 milliseconds'],
    ['maxBytes', 10 * 1024 ** 2, '10 megabytes'],
    ['days', 1, '1 day'],
    ['months', 25, '25 months'],
    ['retentionYears', 3, '3 years'],
  ])('is said as people say it: %s %d is %s', (key, value, said) => {
    expect(figureText(key, value)).toBe(said)
  })

  it.each(['count', 'digits', 'sums', 'state', 'items'])('stays as it is where %s names no unit', (key) => {
    expect(figureText(key, 5)).toBeUndefined()
  })

  it('is no text', () => {
    expect(figureText('days', 'five')).toBeUndefined()
  })
})
