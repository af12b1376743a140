import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type AnswerFault, pathOf } from '#engine'
import type { ErrorResponse } from '#generated/api'
import { findFault } from '../database/find-fault.ts'
import type { Services } from '../services.ts'
import { findSentence } from '../tenants/sentence.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { TenantDirectory } from '../tenants/tenant-directory.ts'
import { describeFaults } from '../validation/describe-faults.ts'
import { Problem, type ProblemCode } from './problem.ts'

/** Answers every refusal in one shape, in the words of the lender concerned. */
export function handleErrors(app: FastifyInstance, { tenants }: Pick<Services, 'tenants'>): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const problem = await withAftermath(request, toRefusal(error))
    // Of those who are told to come back there may be hundreds a second, and none is a fault.
    if (isPutOff(problem)) request.log.warn({ code: problem.code }, 'request put off')
    else if (problem.status >= 500) request.log.error({ err: error }, 'request failed')
    return answer(tenants, request, reply, problem)
  })
  app.setNotFoundHandler((request, reply) => answerNotFound(tenants, request, reply))
}

const putOff: readonly ProblemCode[] = ['BUSY', 'UPLOADS_BUSY', 'UPLOADS_AWAY', 'DOCUMENT_AWAY']
const isPutOff = ({ code }: Problem): boolean => putOff.includes(code)

/** The refusal, once the work that follows it is done; if that fails, its failure is the refusal. */
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

/** An address that the router itself cannot read, such as `/%zz`, is one where nothing is: a page for people, else JSON. */
export const answerFrameworkErrors =
  (tenants: TenantDirectory) =>
  (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    if (request.headers.accept?.includes('text/html') !== true) answerNotFound(tenants, request, reply)
    else reply.redirect(pathOf(tenants.fallback.journey.source.pages, 'not-found'), 302)
  }

const answerNotFound = (tenants: TenantDirectory, request: FastifyRequest, reply: FastifyReply) =>
  answer(tenants, request, reply, new Problem(404, 'NOT_FOUND'))

/** How long a client waits before it asks again: a restart of Postgres takes a few seconds. */
const awaySeconds = 5

/** The refusal that something thrown stands for. */
export const toRefusal = (error: unknown): Problem => (error instanceof Problem ? error : problemOf(error))

/** Faults of the database, and those that the HTTP layer finds before an endpoint runs. */
function problemOf(error: unknown): Problem {
  // What has a status was found by the HTTP layer: the line that broke is the sender's, and not that to the database.
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
    // An address that cannot be of anything is an address where nothing is.
    if (error.validationContext === 'params') return new Problem(404, 'NOT_FOUND')
    return new Problem(422, 'INVALID_REQUEST', {}, describeFaults(error.validation)).naming(error.validation)
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
  // Whoever is to come back later is told when, in the sentence and for programs.
  if (problem.values.seconds !== undefined) reply.header('retry-after', String(problem.values.seconds))
  return reply.code(problem.status).type('application/json').send(toErrorResponse(tenant, problem))
}

/** A refusal in the one shape that all have, in the words of a lender. */
export const toErrorResponse = (tenant: Tenant, problem: Problem): ErrorResponse => ({
  errors: [...new Set([sentenceOf(tenant, problem), ...problem.details])],
  code: problem.code,
  // The browser recognises a refused token by this word (core specification 8).
  ...(problem.code === 'UNAUTHENTICATED' ? { message: 'unauthenticated' } : {}),
  ...(problem.reason === undefined ? {} : { reason: problem.reason }),
  ...(problem.field === undefined ? {} : { field: problem.field }),
  ...(problem.faults.length === 0 ? {} : { faults: problem.faults.map(withoutValues) }),
})

/** A fault as a form says it: never with a value that was sent, nor a name that somebody made up. */
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
