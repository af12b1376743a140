import { describe, expect, it } from 'vitest'
import { joinDate, pastedDate, splitDate } from './date-parts.ts'

describe('a date in three parts', () => {
  it('is sent as yyyy-MM-dd', () => {
    expect(joinDate({ month: '4', day: '8', year: '1975' })).toBe('1975-04-08')
  })

  it('is empty when nothing was typed, and refused rather than guessed when a part is missing', () => {
    expect(joinDate({ month: '', day: '', year: '' })).toBe('')
    expect(joinDate({ month: '4', day: '', year: '1975' })).toBe('1975-04-00')
  })

  it('is shown again as it was typed', () => {
    expect(splitDate('1975-04-08')).toEqual({ month: '4', day: '8', year: '1975' })
    expect(splitDate(undefined)).toEqual({ month: '', day: '', year: '' })
  })

  it('are read from a date that was pasted, whatever stands between', () => {
    for (const text of ['4/28/1975', ' 4 - 28 - 1975 ', '4.28.1975', '\u200b4\u00a028\u00a01975'])
      expect(pastedDate(text)).toEqual({ month: '4', day: '28', year: '1975' })
    for (const text of ['28', '1975-04-28', '4/28/75', 'April']) expect(pastedDate(text)).toBeUndefined()
  })
})
