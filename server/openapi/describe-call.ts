import type { SwaggerTransform } from '@fastify/swagger'
import type { FastifySchema } from 'fastify'
import { findAudience } from '../auth/authenticate.ts'
import type { Audience } from '../auth/tokens.ts'
import { refusalsOf } from './refusals-of.ts'

/**
 * Describes a route for the OpenAPI document: its schema, and what follows from the rest of the route, which is its operation
 * id, security, headers, files and refusals.
 */
export const describeCall: SwaggerTransform = ({ schema = {}, url, route }) => {
  if (schema.hide === true) return { schema, url }
  const { body, headers, response, produces, ...rest } = schema
  const audience = findAudience(route.onRequest)
  const described: FastifySchema = {
    ...rest,
    operationId: operationId(String(route.method), url),
    // An empty list means that anybody may call it.
    security: audience === undefined ? (schema.security ?? []) : [{ [schemes[audience]]: [] }],
    ...either('body', body ?? uploadOf(schema)),
    ...either(
      'headers',
      headers ?? (schema.isIdempotent === true ? idempotencyKey(audience !== undefined) : undefined),
    ),
    response: { ...refusals(refusalsOf(route)), ...Object(response ?? fileOf(schema)) },
  }
  return { schema: described, url }
}

/** Security scheme of the document by audience. */
const schemes: Readonly<Record<Audience, string>> = { customer: 'bearer', staff: 'staff' }

const either = <Name extends string>(name: Name, value: unknown) =>
  value === undefined ? {} : { [name]: value }

/** Describes the header with the idempotency key: required for changes of an application, optional for opening an account. */
const idempotencyKey = (isRequired: boolean) => ({
  type: 'object',
  required: isRequired ? ['Idempotency-Key'] : [],
  properties: {
    'Idempotency-Key': {
      type: 'string',
      pattern: '^[\\w-]{8,128}$',
      description:
        'Of the request: sent again with the same key, it gets the first answer and is not done twice.',
    },
  },
})

/** Describes a multipart body, which the endpoint reads part by part and no validator checks as a whole. */
const uploadOf = ({ consumes }: FastifySchema) =>
  consumes?.includes('multipart/form-data')
    ? {
        type: 'object',
        description: 'A document.',
        required: ['type', 'file'],
        properties: {
          type: { type: 'string', description: 'What the document is.' },
          file: { type: 'string', contentMediaType: 'application/octet-stream', description: 'The file.' },
        },
      }
    : undefined

const fileOf = ({ produces = [], summary }: FastifySchema) => ({
  200: {
    description: summary,
    content: Object.fromEntries(
      produces.map((type) => [type, { schema: { type: 'string', contentMediaType: type } }]),
    ),
  },
})

const refusals = (statuses: readonly number[]) =>
  Object.fromEntries(
    statuses.map((status) => [status, { $ref: 'ErrorResponse#', description: reasons[status] }]),
  )

const reasons: Readonly<Record<number, string>> = {
  400: 'The message, its JSON or its Idempotency-Key cannot be read.',
  401: 'Nobody is signed in, or not with these credentials.',
  403: 'Not open to those who come by themselves.',
  404: 'Not there, or somebody else’s.',
  408: 'Did not arrive in time.',
  409: 'Not due, done already, or changed in the meantime.',
  410: 'Its content is no longer kept.',
  413: 'Too large.',
  415: 'A content type that is not read here.',
  422: 'Values that cannot be used, with a sentence for each fault.',
  429: 'Too many attempts.',
  431: 'Headers that are too large.',
  500: 'A fault of the server.',
  503: 'The database, the lender or a vendor is away: it may be sent again later.',
  507: 'There is no room to keep it.',
}

/** Parts of an address that name the server, not the resource. */
const surroundings = /^(service-.*|api|v1|external|secure|customer|borrower)$/

/**
 * Derives the operation id for generated clients from method and address: `GET /documents/:document/text` becomes
 * `getDocumentsByDocumentText`. It is as stable as the address.
 */
function operationId(method: string, url: string): string {
  const words = url
    .split('/')
    .filter((part) => part !== '' && !surroundings.test(part))
    .map((part) => (part.startsWith(':') ? `by-${part.slice(1)}` : part))
  return [method.toLowerCase(), ...words].join('-').replaceAll(/-+(\w)/g, (_, letter) => letter.toUpperCase())
}
