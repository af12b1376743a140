import { describe, expect, it } from 'vitest'
import type { Context } from '#generated/context'
import { loadProject } from '#source'
import { compilePredicates } from '../check/compile.ts'
import type { PredicateSource } from '../source.ts'
import { createPredicates } from './predicates.ts'

const project = loadProject()

const holds = (condition: PredicateSource, context: Context): boolean =>
  compilePredicates({ predicates: { it: condition } }, project).compile('it')(context)

const documents = (...types: readonly ('NOTE' | 'DEED')[]): Context => ({
  heloc: { documents: types.map((type) => ({ type })) },
})

describe('a condition', () => {
  it.each<[PredicateSource, Context, boolean]>([
    [{ field: 'status.bpo', equals: 'REQUIRED' }, { status: { bpo: 'REQUIRED' } }, true],
    [{ field: 'status.bpo', equals: 'UNKNOWN' }, {}, true],
    [{ field: 'heloc.property.address.state', equals: 'TX' }, { heloc: {} }, false],
    [{ field: 'status.bpo', in: ['REQUIRED', 'UNKNOWN', 'COMPLETE'] }, { status: { bpo: 'COMPLETE' } }, true],
    [{ field: 'status.bpo', in: ['REQUIRED'] }, {}, false],
    [{ field: 'heloc.term', gt: 10 }, { heloc: { term: 10 } }, false],
    [{ field: 'heloc.term', gte: 10 }, { heloc: { term: 10 } }, true],
    [{ field: 'heloc.term', lt: 10 }, { heloc: { term: 9 } }, true],
    [{ field: 'heloc.term', lte: 9 }, { heloc: { term: 10 } }, false],
    [{ field: 'heloc.term', lt: 10 }, {}, false],
    [{ field: 'heloc.amount', gt: 0 }, { heloc: { amount: Number.NaN } }, false],
    [{ field: 'heloc.loanNumber', startsWith: 'HL-' }, { heloc: { loanNumber: 'HL-1' } }, true],
    [{ field: 'heloc.loanNumber', startsWith: 'HL-' }, {}, false],
    [{ field: 'profile.dob', exists: true }, { profile: { dob: '1980-05-17' } }, true],
    [{ field: 'profile.dob', exists: true }, {}, false],
    [{ field: 'profile.dob', exists: false }, {}, true],
    [{ field: 'heloc.documents[].type', includes: 'NOTE' }, documents('DEED', 'NOTE'), true],
    [{ field: 'heloc.documents[].type', includes: 'NOTE' }, documents('DEED'), false],
    [{ field: 'heloc.documents[].type', includesAny: ['NOTE', 'DEED'] }, documents('DEED'), true],
    [{ field: 'heloc.documents[].type', includesAny: ['NOTE'] }, {}, false],
    [{ field: 'heloc.documents[].type', exists: true }, documents('DEED'), true],
    [{ field: 'heloc.documents[].type', exists: true }, documents(), false],
    [{ field: 'heloc.documents[].type', exists: false }, documents(), true],
    [{ field: 'heloc.documents[].type', exists: false }, documents('DEED'), false],
  ])('%j of %j is %s', (condition, context, expected) => {
    expect(holds(condition, context)).toBe(expected)
  })

  it('takes null for absent', () => {
    const context: Context = JSON.parse(
      '{"profile":{"dob":null},"status":{"bpo":null},"heloc":{"documents":[null]}}',
    )
    expect(holds({ field: 'profile.dob', exists: true }, context)).toBe(false)
    expect(holds({ field: 'status.bpo', equals: 'UNKNOWN' }, context)).toBe(true)
    expect(holds({ field: 'heloc.documents[].type', includes: 'NOTE' }, context)).toBe(false)
  })

  it('converts nothing', () => {
    const context: Context = JSON.parse('{"heloc":{"term":"10","isCrypto":"true"}}')
    expect(holds({ field: 'heloc.term', gt: 0 }, context)).toBe(false)
    expect(holds({ field: 'heloc.isCrypto', equals: true }, context)).toBe(false)
  })
})

describe('all, any and not', () => {
  const yes: PredicateSource = { field: 'session.broker', equals: false }
  const no: PredicateSource = { field: 'session.broker', equals: true }

  it.each<[PredicateSource, boolean]>([
    [{ all: [] }, true],
    [{ all: [yes] }, true],
    [{ all: [yes, yes, yes, no] }, false],
    [{ all: [yes, yes, yes, yes] }, true],
    [{ any: [] }, false],
    [{ any: [no] }, false],
    [{ any: [no, no, no, yes] }, true],
    [{ any: [no, no, no, no] }, false],
    [{ not: no }, true],
    [{ not: { any: [no, yes] } }, false],
  ])('%j is %s', (condition, expected) => {
    expect(holds(condition, {})).toBe(expected)
  })

  it('throws for a name that was never checked', () => {
    expect(() => createPredicates({ predicates: {} }, project).compile('it')).toThrow(
      'There is no predicate "it".',
    )
    expect(() => createPredicates({ predicates: {} }, project).compile({ field: 'no', equals: 1 })).toThrow(
      'There is no field "no".',
    )
  })
})
