import type { FindSchema } from '../../../server/validation/api-schemas.ts'
import type { Operation } from '../../../server/vendors/gateway/operations.ts'

type Json = Readonly<Record<string, unknown>>

/** Content of schemas/api/vendors.schema.json, and a function that finds the schemas of other files that it references. */
export interface ProtocolSchemas {
  readonly vendors: Json
  readonly find: FindSchema
}

/**
 * Creates the OpenAPI 3.1 document of the protocol that a gateway answers: every operation, its callback, signatures,
 * keys and times.
 */
export function describeGateway(operations: Iterable<Operation>, schemas: ProtocolSchemas): Json {
  const all = [...operations]
  const paths = all.map((operation) => [
    `/${operation.name.replace('.', '/')}`,
    { post: postOf(operation, schemas) },
  ])
  const ports = [...new Set(all.map(({ name }) => portOf(name)))]
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Gateway of a lender',
      version: '1.0.0',
      description:
        'What a gateway answers between the product and a lender’s vendors: docs/vendors.md tells the rules. The product is the client of every call here, and the server of the callbacks. Messages are signed in both directions by Standard Webhooks (https://www.standardwebhooks.com). What is answered otherwise than here, or not in time, is sent again with the same key; docs/vendors.md says when.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [
      {
        url: 'https://{gateway}',
        description: 'The `url` of the connection.',
        variables: { gateway: { default: 'gateway.example.com' } },
      },
    ],
    security: [{ signature: [] }],
    tags: ports.map((name) => ({ name, description: `The port ${name}.` })),
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: {
        signature: {
          type: 'apiKey',
          in: 'header',
          name: 'webhook-signature',
          description:
            'Standard Webhooks: `v1,` and the HMAC-SHA256, in base64, of `webhook-id`, `webhook-timestamp` and the body, parted by dots, under the secret of the connection. Not older than five minutes.',
        },
      },
      parameters: Object.fromEntries(
        headers.slice(0, 3).map(([name, description]) => [name, parameter(name, description)]),
      ),
      headers: Object.fromEntries(
        headers.slice(1).map(([name, description]) => [name, { description, required: true, schema: text }]),
      ),
      responses: { SentAgain: sentAgain },
    },
  }
  return withDefinitions(document, schemas)
}

const text = { type: 'string' }

const headers = [
  [
    'Idempotency-Key',
    'Identity of the call, the same each time it is sent: whoever gets it again does nothing a second time and gives the first answer.',
  ],
  ['webhook-id', 'Identity of the message: that of the call; of a callback, one of its own.'],
  ['webhook-timestamp', 'When it was signed, in seconds since 1970.'],
  ['webhook-signature', 'The signature; several are parted by spaces.'],
] as const

const parameter = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: text,
})

const sentAgain = {
  description:
    'The call is sent again with the same key: after a second, two, four, up to an hour, each less up to a half at random, or after `Retry-After`, and up to a half more at random, where that is longer; where a page waits, the person may try again.',
  headers: { 'Retry-After': { description: 'Seconds, or a date.', schema: text } },
}

function postOf({ name, description, withinMs, dueMs }: Operation, schemas: ProtocolSchemas) {
  const { request, answer } = partsOf(name, schemas)
  const isLater = dueMs !== undefined
  const due = isLater ? `, or 202 and a callback within ${dueMs / 60_000} minutes` : ', while a page waits'
  return {
    operationId: idOf(name),
    summary: description,
    description: `${description} To be answered within ${withinMs / 1000} seconds${due}.`,
    tags: [portOf(name)],
    'x-answer-within-seconds': withinMs / 1000,
    ...(isLater && { 'x-due-minutes': dueMs / 60_000 }),
    parameters: headers.slice(0, 3).map(([header]) => ({ $ref: `#/components/parameters/${header}` })),
    requestBody: { required: true, content: json(requestBody(name, isLater, request, schemas)) },
    responses: {
      200: {
        description: 'The answer, signed as the request was; its `webhook-id` is the identity of the call.',
        headers: Object.fromEntries(
          headers.slice(1).map(([header]) => [header, { $ref: `#/components/headers/${header}` }]),
        ),
        content: json(answerBody('VendorAnswer', answer, schemas)),
      },
      ...(isLater && {
        202: {
          description:
            'The answer follows as a callback before `dueAt`; only where the request names a `callback`.',
        },
      }),
      '4XX': { $ref: '#/components/responses/SentAgain' },
      '5XX': { $ref: '#/components/responses/SentAgain' },
    },
    ...(isLater && {
      callbacks: { answer: { '{$request.body#/callback}': { post: callbackOf(name, answer, schemas) } } },
    }),
  }
}

const callbackOf = (name: string, answer: Json, schemas: ProtocolSchemas) => ({
  operationId: `${idOf(name)}Answer`,
  summary: `The answer to ${name}, later.`,
  tags: [portOf(name)],
  parameters: headers.slice(1, 3).map(([header]) => ({ $ref: `#/components/parameters/${header}` })),
  requestBody: { required: true, content: json(answerBody('VendorCallback', answer, schemas)) },
  responses: {
    200: {
      description: 'It was taken, or was there already: there is nothing more to send.',
      content: json({ $ref: '#/$defs/VendorCallbackReceipt' }),
    },
    401: { description: 'The signature does not fit. Sending it again is of no use.' },
    404: { description: 'There is no such call. Sending it again is of no use.' },
    422: {
      description:
        'The answer breaks its schema, or is about another application. Sending it again is of no use.',
    },
    '5XX': { description: 'To be sent again later.' },
  },
})

const json = (schema: Json) => ({ 'application/json': { schema } })

/** Request of one operation. Mentions a callback only if the operation may have one. */
function requestBody(name: string, isLater: boolean, request: Json, { vendors }: ProtocolSchemas): Json {
  const whole = definitionOf(vendors, 'VendorRequest')
  const { dueAt, callback, ...others } = asJson(whole.properties)
  return {
    ...whole,
    properties: {
      ...others,
      ...(isLater && { dueAt, callback }),
      operation: { ...asJson(others.operation), const: name },
      request,
    },
  }
}

function answerBody(
  definition: 'VendorAnswer' | 'VendorCallback',
  answer: Json,
  { vendors }: ProtocolSchemas,
): Json {
  const whole = definitionOf(vendors, definition)
  return { ...whole, properties: { ...asJson(whole.properties), answer } }
}

function partsOf(
  name: string,
  { vendors }: ProtocolSchemas,
): { readonly request: Json; readonly answer: Json } {
  const operations = asJson(definitionOf(vendors, 'VendorOperations').properties)
  const { request, answer } = asJson(asJson(operations[name]).properties)
  return { request: asJson(request), answer: asJson(answer) }
}

const definitionOf = ({ $defs }: Json, name: string): Json => asJson(asJson($defs)[name])

/** Returns the document with every definition that it references among its components; definitions of other files are inlined. */
function withDefinitions(document: Json, { vendors, find }: ProtocolSchemas): Json {
  const definitions = new Map<string, unknown>()
  const follow = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(follow)
    if (typeof part !== 'object' || part === null) return part
    const { $ref, ...rest } = asJson(part)
    const own = Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, follow(inner)]))
    if (typeof $ref !== 'string') return own
    if ($ref.startsWith('#/components/')) return part
    const name = /^#\/\$defs\/(\w+)$/.exec($ref)?.[1]
    if (name === undefined) return { ...asJson(follow(find($ref))), ...own }
    if (!definitions.has(name)) {
      definitions.set(name, undefined)
      definitions.set(name, follow(definitionOf(vendors, name)))
    }
    return { $ref: `#/components/schemas/${name}`, ...own }
  }
  const followed = asJson(follow(document))
  const schemas = Object.fromEntries([...definitions].sort(([one], [other]) => one.localeCompare(other)))
  return { ...followed, components: { ...asJson(followed.components), schemas } }
}

const portOf = (name: string): string => name.split('.')[0] ?? name

const idOf = (name: string): string => name.replace(/\.(\w)/, (_, letter: string) => letter.toUpperCase())

function asJson(value: unknown): Json {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  throw new Error('The schemas of the protocol lack a part.')
}
