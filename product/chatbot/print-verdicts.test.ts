import { describe, expect, it } from 'vitest'
import { isAllowed, printVerdicts } from './print-verdicts.ts'

const found = [
  { ask: 'What is a lien?', expect: ['liens'], found: 'liens', near: [], verdict: 'right' },
  { ask: 'liens?', expect: ['hmda', 'deed'], found: 'liens', near: [], verdict: 'wrong' },
  { ask: 'bake bread', expect: ['liens'], near: [], verdict: 'handed over' },
] as const

describe('what the chatbot found for questions', () => {
  it('is printed with what was not right, and the figures', () => {
    expect(printVerdicts(found)).toBe(
      [
        'wrong        "liens?": liens, not hmda or deed',
        'handed over  "bake bread": not sure of liens',
        '3 questions: 1 right, 1 handed over, 1 wrong.',
      ].join('\n'),
    )
  })

  it.each([
    [2, 1, true],
    [3, 1, false],
    [2, 0, false],
  ])('is allowed with at least %i right or handed over and at most %i wrong: %s', (least, wrong, isFine) => {
    expect(isAllowed(found, { leastRightOrHandedOver: least, mostWrong: wrong })).toBe(isFine)
  })

  it('is allowed whatever it is where the file allows all', () => {
    expect(isAllowed(found, undefined)).toBe(true)
  })
})
