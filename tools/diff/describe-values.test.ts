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
        name: 'annual percentage rate (offers 1)',
        isMeaning: true,
        change: ': 8.00% becomes 7.60%',
      },
    ])
  })

  it('is said by its path in words where nothing describes it', () => {
    expect(describeValues({ a: { days: 3 } }, { a: { days: 5 } })).toEqual(['a: 5 days becomes 3 days'])
    expect(describeValues({ a: 'x' }, { a: 'y' })).toEqual(['a is "x", not "y"'])
    expect(describeValues({ cents: 100 }, {})).toEqual(['it is new: $1'])
  })

  it('of many words is told from where it begins to differ', () => {
    const said = (end: string) =>
      `One reads this before anything else of all that stands here, on the page that is ${end}.`
    expect(describeValues({ intro: said('first') }, { intro: said('last') })).toEqual([
      'intro is "…is first.". It was "…is last."',
    ])
  })

  it('of a list says what comes and what goes', () => {
    expect(describeValues({ states: ['CA', 'NV'] }, { states: ['CA', 'TX'] })).toEqual([
      'states gains "NV" and loses "TX"',
    ])
    expect(describeValues({ order: ['b', 'a'] }, { order: ['a', 'b'] })).toEqual([
      'order is "b", "a", not "a", "b"',
    ])
  })
})
