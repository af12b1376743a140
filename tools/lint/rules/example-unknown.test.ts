import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#source'
import { lintPatched, reportPatched } from '../../../tests/support/lint/lint-patched.ts'

const lint = (examples: JsonObject, patch: JsonObject = {}) =>
  lintPatched(
    {
      'flows/examples/predicates.json': {
        $schema: '../../schemas/dsl/examples.schema.json',
        people: { borrower: { 'heloc.term': 10 } },
        examples,
      },
      ...patch,
    },
    'example-unknown',
  ).map(({ message, pointer, hint }) => [pointer, message, hint])

const example = (own: JsonObject): JsonObject => ({ title: 'One', context: {}, answer: false, ...own })

describe('example-unknown', () => {
  it('leads to what is left of the place that it names', () => {
    const { findings } = reportPatched({
      'flows/examples/predicates.json': { examples: { 'gone/when': [example({})] } },
    })
    const [finding] = findings.filter(({ rule }) => rule === 'example-unknown')
    expect(finding?.related).toMatchObject([{ file: 'flows/predicates.json', pointer: '' }])
  })

  it.each<[string, JsonObject, string, string, string | undefined]>([
    [
      'place',
      { chosen: null, chosem: [example({})] },
      '/examples/chosem',
      'Nothing is decided at "chosem" of flows/predicates.json.',
      'Did you mean "chosen"?',
    ],
    [
      'place, where what is like it has examples of its own',
      { chosem: [example({})] },
      '/examples/chosem',
      'Nothing is decided at "chosem" of flows/predicates.json.',
      'If a change took away what was decided there, put it back. Otherwise its examples go too.',
    ],
    [
      'person',
      { chosen: [example({ person: 'borrowed' })] },
      '/examples/chosen/0/person',
      'There is no person "borrowed" under `people` of flows/examples.',
      'Did you mean "borrower"?',
    ],
    [
      'field',
      { chosen: [example({ context: { 'heloc.tern': 1 } })] },
      '/examples/chosen/0/context/heloc.tern',
      'There is no field "heloc.tern".',
      'Did you mean "heloc.term"?',
    ],
    [
      'field under each',
      { chosen: [example({ each: { 'heloc.tern': [1] } })] },
      '/examples/chosen/0/each/heloc.tern',
      'There is no field "heloc.tern".',
      'Did you mean "heloc.term"?',
    ],
    [
      'type',
      { chosen: [example({ context: { 'heloc.term': 'ten' } })] },
      '/examples/chosen/0/context/heloc.term',
      'heloc.term is never "ten".',
      'It is a number.',
    ],
    [
      'value',
      { chosen: [example({ context: { 'status.bpo': 'REQUIRE' } })] },
      '/examples/chosen/0/context/status.bpo',
      'status.bpo is never "REQUIRE".',
      'Did you mean "REQUIRED"?',
    ],
    [
      'list',
      { chosen: [example({ context: { 'heloc.documents[].type': 'NOTE' } })] },
      '/examples/chosen/0/context/heloc.documents[].type',
      'heloc.documents[].type is a list: ["NOTE"].',
      undefined,
    ],
    [
      'single value',
      { chosen: [example({ context: { 'heloc.term': [1] } })] },
      '/examples/chosen/0/context/heloc.term',
      'heloc.term has one value.',
      undefined,
    ],
    [
      'answer',
      { chosen: [example({ answer: 'yes' })] },
      '/examples/chosen/0/answer',
      '"yes" is never the answer here.',
      'The answer is one of true, false.',
    ],
    [
      'open question',
      { chosen: [example({ answer: null })] },
      '/examples/chosen/0/answer',
      'Nobody has answered this yet.',
      'The answer is one of true, false.',
    ],
  ])('reports an unknown %s', (_, examples, pointer, message, hint) => {
    expect(lint(examples)).toEqual([[pointer, message, hint]])
  })

  it('reports the example that contradicts another', () => {
    expect(
      lint({
        chosen: [
          example({ title: 'Two terms', each: { 'heloc.term': [0, 1] } }),
          example({ context: { 'heloc.term': 1 }, answer: true }),
        ],
      }),
    ).toEqual([
      [
        '/examples/chosen/1/answer',
        'This contradicts "Two terms", which answers otherwise in the same case.',
        'Keep the one that is meant.',
      ],
    ])
  })

  it('asks for the source of what a law asks', () => {
    const patch = { 'flows/predicates.json': { law: { chosen: 'holds' } } }
    expect(lint({ chosen: [example({})] }, patch)).toEqual([
      [
        '/examples/chosen/0',
        'A law asks for something by "chosen", and this example does not say where that is written.',
        'Name the law, or the paragraph that cites it, under `source`.',
      ],
    ])
    expect(lint({ chosen: [example({ source: 'Code 1.2' })] }, patch)).toEqual([])
  })

  it('reads the facts of people too', () => {
    const patch = {
      'flows/examples/people.json': {
        $schema: '../../schemas/dsl/examples.schema.json',
        people: { other: { 'heloc.tern': 1 } },
      },
    }
    expect(lint({ chosen: [example({})] }, patch)).toEqual([
      ['/people/other/heloc.tern', 'There is no field "heloc.tern".', 'Did you mean "heloc.term"?'],
    ])
  })
})
