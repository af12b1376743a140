import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type AnswerFault, pathOf } from '#engine'
import type { ErrorResponse } from '#generated/api'
import { findFault } from '../database/find-fault.ts'
import { Problem, type ProblemCode } from '../errors/problem.ts'
import type { Services } from '../services.ts'
import { findSentence } from '../tenants/sentence.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { TenantDirectory } from '../tenants/tenant-directory.ts'
import { describeFaults } from '../validation/describe-faults.ts'

/** Answers every refusal in one shape, in the words of the lender concerned. */
export function handleErrors(app: FastifyInstance, { tenants }: Pick<Services, 'tenants'>): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const problem = await withAftermath(request, toRefusal(error))
    // There may be hundreds of postponed requests a second, and none is an error.
    if (isPutOff(problem)) request.log.warn({ code: problem.code }, 'request put off')
    else if (problem.status >= 500) request.log.error({ err: error }, 'request failed')
    return answer(tenants, request, reply, problem)
  })
  app.setNotFoundHandler((request, reply) => answerNotFound(tenants, request, reply))
}

const putOff: readonly ProblemCode[] = [
  'BUSY',
  'UPLOADS_BUSY',
  'UPLOADS_AWAY',
  'DOCUMENT_AWAY',
  'VENDOR_AWAY',
]
const isPutOff = ({ code }: Problem): boolean => putOff.includes(code)

/** Returns the refusal after its follow-up work; if that fails, returns its failure instead. */
async function withAftermath(request: FastifyRequest, problem: Problem): Promise<Problem> {
  try {
    await problem.afterwards?.()
    return problem
  } catch (error) {
    if (error instanceof Problem) return error
    request.log.error({ err: error }, 'a refusal was not noted')
    return problemOf(error)
  }
}

/** Answers an address that the router cannot read, such as `/%zz`, like an unknown one: a page for people, otherwise JSON. */
export const answerFrameworkErrors =
  (tenants: TenantDirectory) =>
  (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    if (request.headers.accept?.includes('text/html') !== true) answerNotFound(tenants, request, reply)
    else reply.redirect(pathOf(tenants.fallback.journey.source.pages, 'not-found'), 302)
  }

const answerNotFound = (tenants: TenantDirectory, request: FastifyRequest, reply: FastifyReply) =>
  answer(tenants, request, reply, new Problem(404, 'NOT_FOUND'))

/** Seconds until a client should retry: a restart of Postgres takes a few seconds. */
const awaySeconds = 5

/** Converts something thrown to a refusal. */
export const toRefusal = (error: unknown): Problem => (error instanceof Problem ? error : problemOf(error))

/** Converts faults of the database and errors of the HTTP layer, which occur before an endpoint runs. */
function problemOf(error: unknown): Problem {
  // An error with a status comes from the HTTP layer: the broken connection is the client's, not the database's.
  const fault = error instanceof Error && 'statusCode' in error ? undefined : findFault(error)
  if (fault === 'AWAY') return new Problem(503, 'DATABASE_AWAY')
  if (fault === 'FULL') return new Problem(507, 'STORAGE_FULL')
  return error instanceof Error ? problemOfRequest(error) : new Problem(500, 'UNEXPECTED')
}

function problemOfRequest(error: Partial<FastifyError>): Problem {
  if (error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error instanceof SyntaxError)
    return new Problem(400, 'INVALID_JSON')
  if (error.code === 'FST_ERR_CTP_EMPTY_JSON_BODY') return new Problem(400, 'INVALID_JSON')
  if (error.validation !== undefined) {
    // An address with invalid parameters is an unknown address.
    if (error.validationContext === 'params') return new Problem(404, 'NOT_FOUND')
    return new Problem(422, 'INVALID_REQUEST')
      .saying(describeFaults(error.validation))
      .naming(error.validation)
  }
  const status = error.statusCode ?? 500
  if (status === 413) return new Problem(413, 'TOO_LARGE')
  if (status === 415) return new Problem(415, 'UNSUPPORTED_MEDIA')
  if (status >= 400 && status < 500) return new Problem(status, 'INVALID_REQUEST')
  return new Problem(500, 'UNEXPECTED')
}

function answer(
  tenants: TenantDirectory,
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
): FastifyReply {
  const tenant = tenants.findFor(request) ?? tenants.fallback
  if (problem.code === 'DATABASE_AWAY') reply.header('retry-after', awaySeconds)
  // A client that must wait is told for how long, in the sentence and in a header.
  if (problem.values.seconds !== undefined) reply.header('retry-after', String(problem.values.seconds))
  reply.code(problem.status)
  return readsProblems(request)
    ? reply.type(problemType).send(toProblemDetails(tenant, problem))
    : reply.type('application/json').send(toErrorResponse(tenant, problem))
}

const problemType = 'application/problem+json'

/** Whether the client names RFC 9457's type in Accept, and does not refuse it by `q=0`. */
const readsProblems = ({ headers }: FastifyRequest): boolean =>
  (headers.accept ?? '')
    .split(',')
    .map((range) => range.split(';').map((part) => part.trim().toLowerCase()))
    .some(([type, ...parameters]) => type === problemType && !parameters.some(isRefusal))

const isRefusal = (parameter: string): boolean => /^q=0(\.0*)?$/.test(parameter)

/** Converts a refusal to the shape of RFC 9457, which has everything that the usual shape has. */
function toProblemDetails(tenant: Tenant, problem: Problem): ErrorResponse {
  const response = toErrorResponse(tenant, problem)
  return {
    type: `https://heloc.example/problems/${problem.code}`,
    title: STATUS_CODES[problem.status] ?? problem.code,
    status: problem.status,
    detail: response.errors.join(' '),
    ...response,
  }
}

/** Converts a refusal to the shape of all refusals, in the words of a lender. */
export const toErrorResponse = (tenant: Tenant, problem: Problem): ErrorResponse => ({
  errors: [...new Set([sentenceOf(tenant, problem), ...problem.details])],
  code: problem.code,
  // The browser recognises a refused token by this word (core specification 8).
  ...(problem.code === 'UNAUTHENTICATED' ? { message: 'unauthenticated' } : {}),
  ...(problem.reason === undefined ? {} : { reason: problem.reason }),
  ...(problem.field === undefined ? {} : { field: problem.field }),
  ...(problem.faults.length === 0 ? {} : { faults: problem.faults.map(withoutValues) }),
})

/** Returns a fault as a form reports it, without values or names that the client sent. */
function withoutValues({
  instancePath,
  keyword,
  params,
}: AnswerFault): NonNullable<ErrorResponse['faults']>[number] {
  const told = ['missingProperty', 'format', 'pattern', 'limit'].flatMap((name) => {
    const value = params[name]
    return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : []
  })
  return { instancePath, keyword, params: Object.fromEntries(told) }
}

function sentenceOf(tenant: Tenant, problem: Problem): string {
  const code: ProblemCode = problem.code
  return findSentence(tenant, `server.errors.${code}`, problem.values) ?? code
}
