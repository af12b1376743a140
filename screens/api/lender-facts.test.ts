// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answerCalls } from '../../tests/support/browser/answer-calls.ts'
import { askStateLicenses } from './lender-facts.ts'

const path = '/service-application/external/api/v1/heloc/state-licenses'
const asking = (body: unknown) => {
  answerCalls({ [path]: { body } })
  return askStateLicenses('hearthline')
}

afterEach(() => vi.unstubAllGlobals())

describe('the states where a lender may lend', () => {
  it('are listed in their order, whatever their case', async () => {
    expect(await asking([{ abbrev: 'ME' }, { abbrev: 'co' }, { abbrev: 'CT' }])).toEqual({
      states: ['co', 'CT', 'ME'],
      isWhole: true,
    })
  })

  it('are those that can be read, and not all, where one cannot', async () => {
    expect(await asking([{ abbrev: 'ME' }, { abbrev: null }])).toEqual({ states: ['ME'], isWhole: false })
    await expect(asking([{}])).rejects.toThrow('Something unexpected happened')
  })

  it('are unknown where the answer names none: who may lend nowhere has no applicants', async () => {
    await expect(asking([])).rejects.toThrow('Something unexpected happened')
  })
})
