import { describe, expect, it } from 'vitest'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

const inStates = (...states: readonly string[]) => ({ field: 'heloc.property.address.state', in: states })

/** Findings where the predicates of the base and of a lender, and examples of the base, are these. */
const lint = (examples: object, own?: object, base?: object) =>
  lintPatched(
    {
      'flows/predicates.json': { predicates: { closes: inStates('GA', 'MA'), ...base } },
      'flows/examples/predicates.json': {
        $schema: '../../schemas/dsl/examples.schema.json',
        people: { texan: { 'heloc.property.address.state': 'TX', 'heloc.term': 10 } },
        examples: examples as never,
      },
      ...(own && { 'tenants/bank/tenant.json': { overrides: own as never } }),
    },
    'example-wrong',
  )

describe('example-wrong', () => {
  it('says what the flows answer, with which values, and what decides', () => {
    const each = { 'heloc.property.address.state': ['GA', 'NY', 'TX'] }
    expect(lint({ closes: [{ title: 'A lawyer closes', context: {}, each, answer: true }] })).toEqual([
      {
        rule: 'example-wrong',
        severity: 'error',
        message:
          '"A lawyer closes": the flows answer no with NY, TX, and not yes. What decides: the state of the home is none of GA, MA (it is NY).',
        hint: 'Mend what is wrong: the condition in flows/predicates.json, a predicate that it names, or this example.',
        file: 'flows/examples/predicates.json',
        pointer: '/examples/closes/0/answer',
        at: 'true',
      },
    ])
  })

  it('lays the context over the facts of a person', () => {
    const of = (title: string, context: object, answer: boolean) => ({
      title,
      person: 'texan',
      context,
      answer,
    })
    expect(
      lint({
        closes: [
          of('Of Texas', {}, false),
          of('Moved to Georgia', { 'heloc.property.address.state': 'GA' }, true),
        ],
        chosen: [of('Chosen', {}, true), of('Not chosen', { 'heloc.term': null }, false)],
      }),
    ).toEqual([])
  })

  it('plays the examples of the base for a lender that decides otherwise, unless it has its own', () => {
    const inMassachusetts = (answer: boolean) => ({
      closes: [{ title: 'MA', context: { 'heloc.property.address.state': 'MA' }, answer }],
    })
    const predicates = { predicates: { closes: inStates('GA') } }
    expect(lint(inMassachusetts(true), { predicates })).toMatchObject([
      {
        tenant: 'bank',
        pointer: '/examples/closes/0/answer',
        override: { file: 'tenants/bank/tenant.json' },
        hint: expect.stringContaining('overrides.examples'),
      },
    ])
    expect(
      lint(inMassachusetts(true), { predicates, examples: { predicates: inMassachusetts(false) } }),
    ).toEqual([])
  })

  it('compares what the chosen variant says, in the server state in which it is chosen', () => {
    const page = [
      {
        when: { all: ['chosen', { field: 'status.checklistStatus', equals: 'COMPLETE' }] },
        page: 'complete',
      },
      { page: 'product/select' },
    ]
    const chosen = { title: 'Chosen', context: { 'heloc.term': 10 } }
    const lintPage = (answer: string) =>
      lintPatched(
        {
          'flows/server-states.json': { states: { COMPLETE: { page } } },
          'flows/examples/server-states.json': {
            $schema: '../../schemas/dsl/examples.schema.json',
            examples: { 'states/COMPLETE/page': [{ ...chosen, answer }] },
          },
        },
        'example-wrong',
      )
    expect(lintPage('complete')).toEqual([])
    expect(lintPage('product/select').map(({ message }) => message)).toEqual([
      '"Chosen": the flows answer "complete", and not "product/select". What decides: the chosen term is above 0 (it is 10); the server state is COMPLETE.',
    ])
  })
})
