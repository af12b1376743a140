import { describe, expect, it } from 'vitest'
import { type ApiDocument, breakingChanges } from './breaking-changes.ts'
import type { Schema } from './breaking-schema.ts'

const status = { type: 'string', enum: ['OPEN', 'CLOSED'] }
const request: Schema = {
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  properties: { name: { type: 'string', maxLength: 40 }, status: { $ref: '#/components/schemas/Status' } },
}
const response: Schema = {
  type: 'object',
  required: ['uuid'],
  properties: { uuid: { type: 'string' }, items: { type: 'array', items: { type: 'integer' } } },
}

interface Parts {
  readonly path?: string
  readonly operation?: object
  readonly request?: Schema
  readonly response?: Schema
  readonly status?: Schema
  readonly headers?: Readonly<Record<string, object>>
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[]
}

const documentOf = (parts: Parts = {}): ApiDocument => ({
  info: { version: '1' },
  paths: {
    [parts.path ?? '/homes']: {
      post: {
        operationId: 'postHomes',
        parameters: parts.parameters ?? [{ name: 'org', in: 'query' }],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: parts.request ?? request } },
        },
        responses: {
          200: {
            headers: parts.headers ?? { Authorization: {} },
            content: { 'application/json': { schema: parts.response ?? response } },
          },
        },
        security: [],
        ...parts.operation,
      },
    },
  },
  components: { schemas: { Status: parts.status ?? status } },
})

const breaks = (parts: Parts) => breakingChanges(documentOf(), documentOf(parts))
const without = (schema: Schema, name: string): Schema => ({
  ...schema,
  properties: Object.fromEntries(Object.entries(Object(schema.properties)).filter(([key]) => key !== name)),
})
const withField = (schema: Schema, name: string, value: Schema): Schema => ({
  ...schema,
  properties: { ...Object(schema.properties), [name]: value },
})

describe('a change of the API breaks clients', () => {
  it.each<[string, Parts, string]>([
    ['a path is removed', { path: '/houses' }, '/homes is removed.'],
    [
      'a request needs another field',
      { request: { ...request, required: ['name', 'ssn'] } },
      'POST /homes: the request has to have ssn now.',
    ],
    [
      'a request may not have a field any more',
      { request: without(request, 'status') },
      'POST /homes: the request may not have status any more.',
    ],
    [
      'a limit of a request is stricter',
      { request: withField(request, 'name', { type: 'string', maxLength: 20 }) },
      'POST /homes: the request, name, is held to maxLength 20 now.',
    ],
    [
      'a list of values is narrower, in a schema that the request refers to',
      { status: { type: 'string', enum: ['OPEN'] } },
      'POST /homes: the request, status, does not have the value CLOSED any more.',
    ],
    [
      'values that were taken do not have the form that is asked for now',
      { status: { type: 'string', pattern: '^O' } },
      'POST /homes: the request, status, is held to pattern ^O now.',
    ],
    [
      'a response lacks a field',
      { response: without(response, 'items') },
      'POST /homes: the response 200 has no items any more.',
    ],
    [
      'a field of a response may be missing',
      { response: { ...response, required: [] } },
      'POST /homes: the response 200 does not always have uuid any more.',
    ],
    [
      'entries of a list are of another type',
      { response: withField(response, 'items', { type: 'array', items: { type: 'string' } }) },
      'POST /homes: the response 200, items, each entry, was integer and is string now.',
    ],
    [
      'a response has no header any more',
      { headers: {} },
      'POST /homes: the response 200 has no header Authorization any more.',
    ],
    [
      'a value of the query is required',
      { parameters: [{ name: 'org', in: 'query', required: true }] },
      'POST /homes: the query value org is required now.',
    ],
    [
      'an operation has another id',
      { operation: { operationId: 'createHome' } },
      'POST /homes: the operation id postHomes is createHome now.',
    ],
    [
      'a call asks for credentials',
      { operation: { security: [{ bearer: [] }] } },
      'POST /homes: anybody might call it, and it asks for credentials now.',
    ],
  ])('when %s', (_, parts, sentence) => {
    expect(breaks(parts)).toEqual([sentence])
  })
})

describe('a change of a form', () => {
  const change = (before: Schema, after: Schema) =>
    breakingChanges(
      documentOf({ request: withField(request, 'code', before) }),
      documentOf({ request: withField(request, 'code', after) }),
    )
  const of = (pattern: string) => ({ type: 'string', pattern })

  it('breaks nothing where it takes more characters or lengths, or a word in place of one value', () => {
    expect(change(of('^[A-Z-]{2,8}$'), of('^[A-Z :-]{1,9}$'))).toEqual([])
    expect(change({ const: 'HELOC' }, of('^[A-Z]{1,9}$'))).toEqual([])
  })

  it.each(['^[A-Y-]{2,8}$', '^[A-Z-]{3,8}$', '^[A-Z-]{2,7}$', '^[A-Z-]+$'])(
    'breaks clients where %s takes less, or it cannot be told',
    (pattern) => expect(change(of('^[A-Z-]{2,8}$'), of(pattern))).toHaveLength(1),
  )
})

describe('a change of the API breaks nothing', () => {
  it.each<[string, Parts]>([
    ['nothing changes', {}],
    ['a request may have another field', { request: withField(request, 'note', { type: 'string' }) }],
    ['a response has another field', { response: withField(response, 'note', { type: 'string' }) }],
    ['a list of values is longer', { status: { type: 'string', enum: ['OPEN', 'CLOSED', 'SOLD'] } }],
    ['a limit is wider', { request: withField(request, 'name', { type: 'string', maxLength: 80 }) }],
    ['a request needs a field less', { request: { ...request, required: [] } }],
    [
      'any word is taken that has the form of the values before',
      { status: { type: 'string', pattern: '^[A-Z]+$', maxLength: 10 } },
    ],
    ['there is another header', { headers: { Authorization: {}, 'Retry-After': {} } }],
  ])('when %s', (_, parts) => {
    expect(breaks(parts)).toEqual([])
  })
})
