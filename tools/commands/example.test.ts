import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleTree } from '../../tests/support/lint/sample-tree.ts'
import { writeTree } from '../../tests/support/lint/write-tree.ts'
import { callCommand } from '../../tests/support/processes/call-command.ts'

describe('journey example', () => {
  let dir = ''
  beforeAll(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'example-'))
    const tree = sampleTree()
    tree['flows/predicates.json'].predicates.closes = {
      field: 'heloc.property.address.state',
      in: ['GA', 'MA'],
    }
    tree['flows/examples/predicates.json'] = {
      $schema: '../../schemas/dsl/examples.schema.json',
      examples: {
        closes: [
          {
            title: 'A lawyer closes',
            context: {},
            each: { 'heloc.property.address.state': ['GA', 'MA'] },
            answer: true,
          },
        ],
      },
    }
    tree['tenants/bank/tenant.json'].overrides = {
      predicates: { predicates: { chosen: { field: 'heloc.term', gt: 10 } } },
    }
    writeTree(dir, tree)
  })
  afterAll(() => rmSync(dir, { recursive: true }))

  it('counts, by decision, the changes that no example would notice', async () => {
    expect(await callCommand('example', '--dir', dir)).toEqual({
      exitCode: 0,
      stdout: [
        'Changes that no example would notice, by decision (2 of 2):',
        '   4  predicates/chosen',
        '  50  predicates/closes',
        '',
      ].join('\n'),
      stderr: '',
    })
  })

  it('proposes the fewest cases of a decision, in an order that does not give their answers away', async () => {
    const { stdout } = await callCommand('example', '--dir', dir, '--for', 'chosen')
    expect(JSON.parse(stdout)).toEqual({
      'flows/examples/predicates.json': {
        $schema: '../../schemas/dsl/examples.schema.json',
        examples: {
          chosen: [
            {
              title: 'Each of these values of the chosen term',
              context: {},
              each: { 'heloc.term': [0, 1] },
              answer: null,
            },
          ],
        },
      },
    })
  })

  it('proposes those of everything, and of what a lender changes', async () => {
    const { stdout } = await callCommand('example', '--dir', dir, '--all')
    const { examples } = JSON.parse(stdout)['flows/examples/predicates.json']
    expect(Object.keys(examples)).toEqual(['chosen', 'closes'])
    expect(examples.closes[0].each['heloc.property.address.state']).toHaveLength(49)
    const own = await callCommand('example', '--dir', dir, '--all', '--tenant', 'bank')
    expect(JSON.parse(own.stdout)).toMatchObject({
      'tenants/bank/tenant.json': {
        overrides: {
          examples: { predicates: { chosen: [{ each: { 'heloc.term': [10, 11] }, answer: null }] } },
        },
      },
    })
  })

  it('knows no decision of another name', async () => {
    expect(await callCommand('example', '--dir', dir, '--for', 'predicates/choosen')).toMatchObject({
      exitCode: 2,
      stderr: 'There is no decision "predicates/choosen". Did you mean "predicates/chosen"?\n',
    })
  })
})
