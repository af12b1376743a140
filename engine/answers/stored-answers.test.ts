import { describe, expect, it } from 'vitest'
import { storedAnswers, withValueAt } from './stored-answers.ts'

const fields = {
  name: { to: 'applicant.name', class: 'personal' },
  pin: { to: 'loan.pin', class: 'secret', unless: 'pinKnown' },
  consent: { class: 'public' },
} as const

describe('answers that a form stores', () => {
  it('stand where their fields say, and one that is missing is deleted', () => {
    const stored = storedAnswers(fields, { name: 'Ana', consent: true }, () => false)
    expect(stored).toEqual([
      { to: 'applicant.name', value: 'Ana', isSecret: false },
      { to: 'loan.pin', value: undefined, isSecret: true },
    ])
  })

  it('stay as they are where they are known, and so were not asked for', () => {
    expect(storedAnswers(fields, { name: 'Ana' }, (condition) => condition === 'pinKnown')).toHaveLength(1)
  })

  it('change nothing beside their path', () => {
    const known = { loan: { vehicle: { vin: 'a', price: 1 } } }
    expect(withValueAt(known, ['loan', 'vehicle', 'vin'], 'b')).toEqual({
      loan: { vehicle: { vin: 'b', price: 1 } },
    })
    expect(withValueAt(known, ['loan', 'vehicle', 'vin'], undefined)).toEqual({
      loan: { vehicle: { price: 1 } },
    })
  })
})
