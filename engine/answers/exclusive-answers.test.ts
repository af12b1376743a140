import { describe, expect, it } from 'vitest'
import { answersBeside, isContradictory } from './exclusive-answers.ts'

const options = [{ value: 'ASIAN' }, { value: 'WHITE' }, { value: 'DECLINED', exclusive: true }]

describe('an exclusive answer', () => {
  it('takes the place of all others, and gives way to any', () => {
    expect(answersBeside(options, ['ASIAN', 'WHITE'], 'DECLINED')).toEqual([])
    expect(answersBeside(options, ['DECLINED'], 'ASIAN')).toEqual([])
    expect(answersBeside(options, ['ASIAN'], 'WHITE')).toEqual(['ASIAN'])
  })

  it('contradicts any beside it', () => {
    for (const answers of [['DECLINED'], ['WHITE', 'ASIAN'], 'DECLINED', undefined])
      expect(isContradictory(options, answers)).toBe(false)
    expect(isContradictory(options, ['WHITE', 'DECLINED'])).toBe(true)
  })
})
