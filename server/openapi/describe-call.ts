import type { SwaggerTransform } from '@fastify/swagger'
import type { FastifySchema } from 'fastify'
import type { Policy } from '../policies/policy.ts'
import { describeCaller } from './describe-caller.ts'
import { answerHeaders, requestHeaders } from './describe-headers.ts'
import { describeProofs } from './describe-proof.ts'
import { operationIdOf } from './operation-id.ts'
import { refusalsOf } from './refusals-of.ts'

/**
 * Creates the function that describes a route for the OpenAPI document: its schema, and what follows from the rest of the route,
 * which is its operation id, caller, security, headers, files and refusals. `keptDays` is how long an idempotency key is known.
 */
export const describeCall =
  (keptDays: number): SwaggerTransform =>
  ({ schema = {}, url, route }) => {
    if (schema.hide === true) return { schema, url }
    const { body, headers, response, produces, forms, proofs, ...rest } = schema
    const { policy } = route.config ?? {}
    const scheme = policy && schemes[policy.who]
    const described: FastifySchema = {
      ...rest,
      operationId: operationIdOf(String(route.method), url),
      ...either('description', policy && descriptionOf(policy, schema.security !== undefined)),
      // An empty list means that anybody may call it.
      security: scheme === undefined ? (schema.security ?? []) : [{ [scheme]: [] }],
      ...either('body', body ?? uploadOf(schema)),
      ...either('headers', headers ?? requestHeaders(route, keptDays)),
      response: {
        ...refusals(refusalsOf(route)),
        ...answers(response ?? fileOf(schema), answerHeaders(route)),
      },
      ...either('x-forms', forms),
      ...either('x-proofs', proofs),
    }
    return { schema: described, url }
  }

const descriptionOf = (policy: Policy, hasOwnCredentials: boolean): string => {
  const caller = describeCaller(policy, hasOwnCredentials)
  const { proof } = policy
  return proof === 'recent' || proof === 'anew' ? `${caller} ${describeProofs({ proof }).join(' ')}` : caller
}

/** Security scheme of the document by who may call. */
const schemes: Readonly<Partial<Record<Policy['who'], string>>> = {
  customer: 'bearer',
  signer: 'bearer',
  staff: 'staff',
  operator: 'operator',
}

const either = <Name extends string>(name: Name, value: unknown) =>
  value === undefined ? {} : { [name]: value }

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

/** Adds headers to the successful responses of a call. A token comes with status 200 alone. */
const answers = (response: unknown, { Authorization, ...headers }: ReturnType<typeof answerHeaders>) =>
  Object.fromEntries(
    Object.entries(Object(response)).map(([status, answer]) => {
      const own = { ...(status === '200' && Authorization ? { Authorization } : {}), ...headers }
      return [
        status,
        status < '300' && Object.keys(own).length > 0 ? { ...Object(answer), headers: own } : answer,
      ]
    }),
  )

const refusals = (statuses: readonly number[]) =>
  Object.fromEntries(statuses.map((status) => [status, { $ref: 'ErrorResponse#' }]))
