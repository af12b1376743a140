import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { repository } from '#source'
import { loadApiSchemas } from '../../server/validation/api-schemas.ts'
import { loadOperations } from '../../server/vendors/gateway/operations.ts'
import { describeOperations, examplesOf } from '../support/vendors/describe-operations.ts'

const operations = [...loadOperations(loadApiSchemas(repository)).values()]
const file = path.join(repository, 'docs/vendors.md')
const heading = '## Operations\n\n'

describe('docs/vendors.md', () => {
  it('tells each operation as its schema has it; WRITE_VENDORS=1 writes it anew', () => {
    const [head = ''] = readFileSync(file, 'utf8').split(heading)
    const described = head + heading + describeOperations(operations)
    if (process.env.WRITE_VENDORS) writeFileSync(file, described)
    expect(readFileSync(file, 'utf8')).toBe(described)
  })
})

describe.each(operations)('the operation $name', ({ request, answer, isRequest, isAnswer }) => {
  it('has examples, each as its schema says', () => {
    const parts = [
      [request, isRequest],
      [answer, isAnswer],
    ] as const
    for (const [schema, isValid] of parts) {
      expect(examplesOf(schema).length).toBeGreaterThan(0)
      expect(examplesOf(schema).filter((example) => !isValid(example))).toEqual([])
    }
  })
})
