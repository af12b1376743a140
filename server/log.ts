import type { FastifyRequest, FastifyServerOptions } from 'fastify'

/** Requests are logged by method and path: no body, no query, no header, so that nothing personal gets in and no secret. */
export const logOptions = (level: string): Exclude<FastifyServerOptions['logger'], boolean | undefined> => ({
  level,
  redact: {
    paths: [
      // Of a request, and of what parses it: at its most talkative @fastify/multipart tells its options.
      '*.headers',
      'err.parameters',
      'err.query',
      'err.params',
      'err.cause',
      '*.email',
      '*.password',
      '*.ssn',
    ],
    remove: true,
  },
  // Last, and for every line: a message of a library may quote an address with its query.
  hooks: { streamWrite: withoutSecrets },
  serializers: {
    req: (request: FastifyRequest) => ({
      method: request.method,
      path: request.url?.split('?')[0],
      id: request.id,
      ...traceOf(request.headers?.traceparent),
    }),
    err: (error: Error & { code?: string }) => ({
      type: error.name,
      code: codeOf(error),
      // A database error repeats the statement with its values after the first line.
      message: error.message.split('\n')[0] ?? '',
      stack: (error.stack ?? '')
        .split('\n')
        .filter((line) => line.trimStart().startsWith('at '))
        .join('\n'),
    }),
  },
})

/** The trace of a call (W3C Trace Context), by which it is found in the logs of others; nothing where it is malformed. */
function traceOf(traceparent: unknown): { readonly trace?: string } {
  const trace = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/.exec(String(traceparent))?.[1]
  return trace === undefined ? {} : { trace }
}

/** The code of the innermost cause that has one: a failed statement is told by whoever sent it, and why by the database alone. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  return codeOf(error.cause) || ('code' in error ? String(error.code) : '')
}

/** A line without tokens and queries; takes time that grows with its length alone, which may be that of an address. */
const withoutSecrets = (line: string): string =>
  line.replace(/\b(Bearer|Operator) [^\s"\\]+/g, '$1').replace(/\?[^\s"\\]+/g, '')
