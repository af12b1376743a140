import { describe, expect, it } from 'vitest'
import { loadProject } from '#source'
import type { PredicateSource } from '../source.ts'
import { checkPredicates } from './check-predicates.ts'
import type { JourneyFault } from './place.ts'

function faultsOf(predicates: Record<string, PredicateSource>): readonly JourneyFault[] {
  const faults: JourneyFault[] = []
  checkPredicates({ predicates }, { faults, vocabulary: loadProject() })
  return faults
}

const fault = (code: string, pointer: string, message: unknown = expect.any(String)) => ({
  code,
  file: 'predicates',
  pointer: `/predicates/${pointer}`,
  message,
})

describe('checkPredicates', () => {
  it.each<[string, PredicateSource]>([
    ['a condition', { field: 'status.bpo', equals: 'REQUIRED' }],
    ['an order', { field: 'heloc.term', gt: 0 }],
    ['a list', { field: 'heloc.documents[].type', includesAny: ['NOTE', 'DEED'] }],
    ['what is present', { field: 'profile.dob', exists: true }],
    ['the negation of a field with a default', { not: { field: 'status.bpo', in: ['REQUIRED'] } }],
    ['the negation of what is present', { not: { field: 'profile.dob', exists: true } }],
    ['the negation of a list', { not: { field: 'heloc.documents[].type', includes: 'NOTE' } }],
    ['a name', 'other'],
    ['lists of conditions', { any: ['other', { all: ['other', { not: 'other' }] }] }],
  ])('accepts %s', (_, condition) => {
    expect(faultsOf({ it: condition, other: { field: 'session.broker', equals: true } })).toEqual([])
  })

  it('names the nearest known field', () => {
    expect(faultsOf({ it: { field: 'status.bop', equals: 'REQUIRED' } })).toEqual([
      fault('UNKNOWN_FIELD', 'it/field', expect.stringContaining('Did you mean "status.bpo"?')),
    ])
  })

  it('names the nearest known predicate', () => {
    expect(
      faultsOf({ it: { all: ['inTexsa'] }, inTexas: { field: 'status.bpo', equals: 'REQUIRED' } }),
    ).toEqual([fault('UNKNOWN_PREDICATE', 'it/all/0', expect.stringContaining('Did you mean "inTexas"?'))])
  })

  it.each<[string, PredicateSource, string]>([
    ['order of a text', { field: 'status.bpo', gt: 1 }, 'it/gt'],
    ['a list operator on a value', { field: 'status.bpo', includes: 'REQUIRED' }, 'it/includes'],
    ['equality of a list', { field: 'heloc.documents[].type', equals: 'NOTE' }, 'it/equals'],
    ['the start of a number', { field: 'heloc.term', startsWith: '1' }, 'it/startsWith'],
    ['the presence of what has a default', { field: 'status.bpo', exists: true }, 'it/exists'],
    ['two operators', { field: 'heloc.term', gt: 1, lt: 5 }, 'it'],
    ['no operator', { field: 'heloc.term' }, 'it'],
  ])('refuses %s', (_, condition, pointer) => {
    expect(faultsOf({ it: condition })).toEqual([fault('WRONG_OPERATOR', pointer)])
  })

  it.each<[string, PredicateSource, string]>([
    ['a number for a text', { field: 'status.bpo', equals: 1 }, 'it/equals'],
    ['a text for a truth value', { field: 'heloc.isCrypto', equals: 'true' }, 'it/equals'],
    ['one wrong element', { field: 'status.bpo', in: ['REQUIRED', 1] }, 'it/in'],
    ['a number among types', { field: 'heloc.documents[].type', includesAny: [1] }, 'it/includesAny'],
  ])('refuses %s', (_, condition, pointer) => {
    expect(faultsOf({ it: condition })).toEqual([fault('WRONG_VALUE', pointer)])
  })

  it('refuses a negation that would hold for want of data', () => {
    expect(faultsOf({ it: { not: { field: 'heloc.term', gt: 0 } } })).toEqual([
      fault('UNSAFE_NEGATION', 'it/not', expect.stringContaining('"heloc.term"')),
    ])
  })

  it('sees through names and lists to such a negation', () => {
    const named = {
      chosen: {
        all: [
          { field: 'heloc.isCrypto', equals: false },
          { field: 'heloc.term', gt: 0 },
        ],
      },
    }
    expect(faultsOf({ ...named, it: { not: 'chosen' } })).toEqual([fault('UNSAFE_NEGATION', 'it/not')])
    expect(faultsOf({ ...named, it: { not: { not: 'chosen' } } })).toContainEqual(
      fault('UNSAFE_NEGATION', 'it/not/not'),
    )
  })

  it('refuses predicates that go in a circle', () => {
    expect(faultsOf({ a: 'b', b: { any: [{ not: 'a' }] }, c: { all: ['a'] } })).toEqual([
      fault('PREDICATE_CYCLE', 'a', expect.stringContaining('a -> b -> a')),
      fault('PREDICATE_CYCLE', 'b', expect.stringContaining('b -> a -> b')),
    ])
  })
})
