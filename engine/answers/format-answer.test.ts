import { describe, expect, it } from 'vitest'
import { answerAt } from './answer-at.ts'
import { formatAnswer } from './format-answer.ts'

const words = { locale: 'en-US', sentence: (key: string) => `<${key}>`, yes: 'Yes' }
const options = [
  { value: 'DOG', label: 'dog' },
  { value: 'CAT', label: 'cat' },
  { value: 2, label: 'two' },
]

describe('an answer that a form keeps', () => {
  it.each<[string, unknown, string]>([
    ['text', 'Rex', 'Rex'],
    ['money', 1500, '$1,500'],
    ['money', 1500.5, '$1,500.50'],
    ['number', 1500, '1500'],
    ['date', '2026-11-20', '11/20/2026'],
    ['tel', '2075550100', '(207) 555-0100'],
    ['tel', '(207) 555-0100', '(207) 555-0100'],
    ['consent', true, 'Yes'],
    [
      'address',
      { street1: '1 Main Street', city: 'Reno', state: 'NV', zip: '89501' },
      '1 Main Street, Reno, NV, 89501',
    ],
  ])('of a %s field reads well: %j', (widget, value, text) => {
    expect(formatAnswer({ widget }, value, words)).toBe(text)
  })

  it('is told by the labels of what was chosen', () => {
    expect(formatAnswer({ widget: 'radio', options }, 'DOG', words)).toBe('<dog>')
    expect(formatAnswer({ widget: 'select', options }, 2, words)).toBe('<two>')
    expect(formatAnswer({ widget: 'checkboxes', options }, ['DOG', 'CAT'], words)).toBe('<dog> and <cat>')
  })

  it('is found by its path, or not', () => {
    const root = { heloc: { answers: { petName: 'Rex' } } }
    expect(answerAt('heloc.answers.petName', root)).toBe('Rex')
    for (const path of ['heloc.answers.other', 'loanFile.answers.petName', 'heloc.answers.petName.x'])
      expect(answerAt(path, root)).toBeUndefined()
  })
})
