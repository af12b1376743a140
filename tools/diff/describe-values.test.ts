import { describe, expect, it } from 'vitest'
import { loadSource, schemaPlace } from '#source'
import { changedValues, describeValues } from './describe-values.ts'

const { schemas } = loadSource().project
const tenant = schemaPlace('tenant', schemas)

describe('a changed value', () => {
  it('is said with what its schema says that it means', () => {
    const offer = (aprBps: number) => ({
      pricing: {
        offers: [
          { term: 5, aprBps },
          { term: 10, aprBps: 900 },
        ],
      },
    })
    expect(changedValues(offer(760), offer(800), tenant)).toEqual([
      {
        path: 'pricing.offers[0].aprBps',
        words: 'annual percentage rate (pricing.offers[0].aprBps): 8.00% becomes 7.60%',
      },
    ])
  })

  it('is said by its path alone where nothing describes it', () => {
    expect(describeValues({ a: { days: 3 } }, { a: { days: 5 } })).toEqual(['a.days: 5 days becomes 3 days'])
    expect(describeValues({ a: 'x' }, { a: 'y' })).toEqual(['a is "x", not "y"'])
    expect(describeValues({ cents: 100 }, {})).toEqual(['cents is now $1'])
  })

  it('of a list says what comes and what goes', () => {
    expect(describeValues({ states: ['CA', 'NV'] }, { states: ['CA', 'TX'] })).toEqual([
      'states gains "NV" and loses "TX"',
    ])
    expect(describeValues({ order: ['b', 'a'] }, { order: ['a', 'b'] })).toEqual([
      'order is ["b","a"], not ["a","b"]',
    ])
  })
})
