import { describe, expect, it } from 'vitest'
import { journey } from '../../tests/support/lenders/flows.ts'
import type { Context } from '../vocabulary.ts'
import { explain } from './explain.ts'

describe('explain', () => {
  it('gives the tree, and marks what decided', () => {
    const context = {
      heloc: { property: { address: { state: 'TX' } } },
      status: { bpo: 'COMPLETE' as const },
    }
    expect(explain(journey, 'texasBpoOutstanding', context)).toEqual({
      predicate: 'texasBpoOutstanding',
      op: 'all',
      holds: false,
      deciding: true,
      parts: [
        {
          predicate: 'inTexas',
          op: 'equals',
          holds: true,
          deciding: false,
          field: 'heloc.property.address.state',
          expected: 'TX',
          actual: 'TX',
        },
        {
          predicate: 'bpoUnsettled',
          op: 'in',
          holds: false,
          deciding: true,
          field: 'status.bpo',
          expected: ['REQUIRED', 'UNKNOWN'],
          actual: 'COMPLETE',
        },
      ],
    })
  })

  it('withholds personal values', () => {
    const context = {
      profile: {
        name: { firstName: 'Canary', lastName: 'Bird' },
        dob: '1980-05-17',
        phoneNumbers: [{ number: '+12065550123' }],
      },
    }
    const told = JSON.stringify([
      explain(journey, 'readyForSoftCredit', context),
      explain(journey, 'hasEmailAndPhone', context),
    ])
    expect(told).not.toMatch(/Canary|Bird|1980|5550123/)
    expect(told).toContain('"withheld":true')
  })

  it('lists what a list holds', () => {
    const context = { heloc: { documents: [{ type: 'NOTE' as const }, { type: 'DEED' as const }] } }
    expect(explain(journey, 'hasIdFront', context)).toMatchObject({ holds: false, actual: ['NOTE', 'DEED'] })
  })

  it('says nothing was found where nothing was', () => {
    expect(explain(journey, 'hasDisburseAccount', {})).not.toHaveProperty('actual')
  })

  it('turns a negation round', () => {
    const deciding = {
      op: 'not',
      holds: true,
      parts: [{ holds: false, deciding: true, field: 'status.uwDecision' }],
    }
    expect(explain(journey, 'decided', { status: { uwDecision: 'SELECT' } })).toMatchObject(deciding)
  })

  it('marks in any the part that holds, or all when none does', () => {
    const marks = (context: Context) =>
      explain(journey, 'readyToUnderwrite', context).parts?.map(({ deciding }) => deciding)
    expect(marks({ status: { liensComplete: true } })).toEqual([true, false])
    expect(marks({})).toEqual([true, true])
  })

  it('throws for a predicate that there is none of', () => {
    expect(() => explain(journey, 'no', {})).toThrow(expect.objectContaining({ code: 'UNKNOWN_PREDICATE' }))
  })
})
