import { STATUS_CODES } from 'node:http'
import { rateLimitHeaders, retryAfter } from './describe-headers.ts'
import { type OpenApiDocument, operationsOf } from './openapi-document.ts'

/** Describes each refusal once, and refers to it from every call that refuses so. */
export function shareRefusals(document: OpenApiDocument): void {
  const responses: Record<string, unknown> = {}
  for (const operation of operationsOf(document))
    for (const [status, { content }] of Object.entries(operation.responses)) {
      if (content?.['application/json']?.schema?.$ref !== refusal) continue
      const name = nameOf(status)
      responses[name] = describeRefusal(status)
      operation.responses[status] = { $ref: `#/components/responses/${name}` }
    }
  document.components.responses = responses
}

const refusal = '#/components/schemas/ErrorResponse'

/** Fields that RFC 9457 adds. */
const ofProblem = ['type', 'title', 'status', 'detail']

const nameOf = (status: string): string => (STATUS_CODES[status] ?? status).replaceAll(/\W/g, '')

const describeRefusal = (status: string) => ({
  description: reasons[status],
  ...(headersOf[status] && {
    headers: Object.fromEntries(
      Object.entries(headersOf[status]).map(([name, { description, ...schema }]) => [
        name,
        { description, schema },
      ]),
    ),
  }),
  content: {
    'application/json': { schema: { $ref: refusal } },
    'application/problem+json': { schema: { allOf: [{ $ref: refusal }, { required: ofProblem }] } },
  },
})

const headersOf: Readonly<Record<string, typeof rateLimitHeaders>> = {
  429: { 'Retry-After': retryAfter, ...rateLimitHeaders },
  503: { 'Retry-After': retryAfter },
}

const reasons: Readonly<Record<string, string>> = {
  400: 'The message, its JSON or its Idempotency-Key cannot be read.',
  401: 'Nobody is signed in, or not with these credentials.',
  403: 'Not open to those who come by themselves.',
  404: 'Not there, or somebody else’s.',
  408: 'Did not arrive in time.',
  409: 'Not due, done already, or changed in the meantime.',
  410: 'Its content is no longer kept.',
  413: 'Too large.',
  415: 'A content type that is not read here.',
  422: 'Values that cannot be used, with a sentence for each fault, or an Idempotency-Key that came with another request.',
  429: 'Too many attempts. Where an address is counted, the headers RateLimit-* say how many it may make.',
  431: 'Headers that are too large.',
  500: 'A fault of the server.',
  503: 'The database, the lender or a vendor is away: it may be sent again later.',
  507: 'There is no room to keep it.',
}
