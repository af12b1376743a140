// @module-tag slow
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { repository } from '#source'
import { loadApiSchemas } from '../../server/validation/api-schemas.ts'
import { loadOperations } from '../../server/vendors/gateway/operations.ts'
import { describeGateway } from '../support/vendors/describe-gateway.ts'
import { describeOperations, examplesOf } from '../support/vendors/describe-operations.ts'

const schema = loadApiSchemas(repository)
const operations = [...loadOperations(schema).values()]
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

describe('the vendors’ OpenAPI', () => {
  const vendors = JSON.parse(readFileSync(path.join(repository, 'schemas/api/vendors.schema.json'), 'utf8'))
  const described = `${JSON.stringify(describeGateway(operations, { vendors, find: schema }), null, 2)}\n`

  if (process.env.WRITE_VENDORS)
    writeFileSync(path.join(repository, 'generated/vendors-openapi.json'), described)

  it('is a document of OpenAPI 3.1, every reference in it within it', async () => {
    const { valid, errors } = await new Validator().validate(JSON.parse(described))
    expect([valid, errors]).toEqual([true, undefined])
    const { components } = JSON.parse(described)
    const references = [...described.matchAll(/"\$ref": "#\/components\/(\w+)\/([^"]+)"/g)]
    expect(references.length).toBe(described.split('"$ref"').length - 1)
    for (const [, part = '', name = ''] of references) expect(components[part]).toHaveProperty([name])
  })

  it.each(operations)(
    'takes the examples of $name, in a request and an answer that are whole',
    ({ name, request, answer, dueMs }) => {
      const { paths, components } = JSON.parse(described)
      const { requestBody, responses, callbacks } = paths[`/${name.replace('.', '/')}`].post
      const ajv = new Ajv2020({ strict: false, validateFormats: false })
      const isValid = ({
        content,
      }: {
        readonly content: Readonly<Record<string, { readonly schema: object }>>
      }) => ajv.compile({ ...content['application/json']?.schema, components })
      const call = 'call_1'
      const later = {
        dueAt: '2026-03-02T15:00:00Z',
        callback: 'https://apply.example.com/service-vendors/callbacks/core',
      }
      const [isRequest, isAnswer] = [isValid(requestBody), isValid(responses[200])]
      for (const example of examplesOf(request)) {
        const asked = { call, operation: name, lender: 'hearthline', request: example }
        expect([isRequest(asked), isRequest.errors]).toEqual([true, null])
        expect(isRequest({ ...asked, ...later })).toBe(dueMs !== undefined)
        expect(isRequest({ ...asked, request: { ...Object(example), unknown: 1 } })).toBe(false)
      }
      for (const example of examplesOf(answer)) expect(isAnswer({ call, answer: example })).toBe(true)
      expect([callbacks, responses[202]].map((one) => one !== undefined)).toEqual([
        dueMs !== undefined,
        dueMs !== undefined,
      ])
    },
  )
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
