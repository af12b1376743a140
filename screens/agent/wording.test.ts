// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import copy from '../../flows/copy/en-US/server.json' with { type: 'json' }
import { dayOf, fileSize, moment, sayOf } from './wording.ts'

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

it.each([
  [1, '1 byte'],
  [512, '512 bytes'],
  [1536, '1.5 KB'],
  [3 * 1024 * 1024, '3.0 MB'],
])('writes the size of a file of %i bytes as the applicant reads it', (bytes, said) => {
  expect(fileSize(bytes)).toBe(said)
})

it('has words for each act of which a letter tells that its reader may deny it', () => {
  const acts = Object.entries(copy.messages).flatMap(([key, words]) => {
    const [, act] = /^server\.letters\.(\w+)\.action$/.exec(key) ?? []
    return act !== undefined && words === copy.messages['server.denial.button'] ? [act] : []
  })
  expect(acts).toContain('documentSigned')
  // A code without words of its own is written as it is.
  expect(acts.filter((act) => sayOf('act', act).toLowerCase() === act.toLowerCase())).toEqual([])
})
