import { describe, expect, it } from 'vitest'
import { answersBeside, contradictoryFields } from './exclusive-answers.ts'

const options = [{ value: 'ASIAN' }, { value: 'WHITE' }, { value: 'DECLINED', exclusive: true }]

describe('an exclusive answer', () => {
  it('takes the place of all others, and gives way to any', () => {
    expect(answersBeside(options, ['ASIAN', 'WHITE'], 'DECLINED')).toEqual([])
    expect(answersBeside(options, ['DECLINED'], 'ASIAN')).toEqual([])
    expect(answersBeside(options, ['ASIAN'], 'WHITE')).toEqual(['ASIAN'])
  })

  it('contradicts any beside it', () => {
    const fields = { race: { options }, sex: { options }, name: {} }
    expect(contradictoryFields(fields, { race: ['DECLINED'], sex: ['WHITE', 'ASIAN'], name: 'x' })).toEqual(
      [],
    )
    expect(contradictoryFields(fields, { race: ['WHITE', 'DECLINED'] })).toEqual(['race'])
  })
})
