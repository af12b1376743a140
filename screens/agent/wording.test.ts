// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { dayOf, moment } from './wording.ts'

beforeEach(() => {
  document.documentElement.lang = 'en-US'
})

const at = new Date(2026, 8, 7, 21, 5).toISOString()

it('writes days as MM/dd/yyyy, in the time zone of the browser', () => {
  expect(dayOf(at)).toBe('09/07/2026')
})

it('writes the time after the day', () => {
  expect(moment(at)).toMatch(/^09\/07\/2026, 9:05\sPM$/)
})
