import type { FastifyRequest, FastifyServerOptions } from 'fastify'

/**
 * Returns the logger's options. Requests are logged by method and path, without body, query or headers, so that no personal
 * data and no secrets are logged.
 */
export const logOptions = (level: string): Exclude<FastifyServerOptions['logger'], boolean | undefined> => ({
  level,
  redact: {
    paths: [
      // Headers of requests and of their parsers: at its most verbose level @fastify/multipart logs its options.
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
  // Applied last and to every line, because a library's message may quote an address with its query.
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
      // After the first line, a database error repeats the statement with its values.
      message: error.message.split('\n')[0] ?? '',
      stack: (error.stack ?? '')
        .split('\n')
        .filter((line) => line.trimStart().startsWith('at '))
        .join('\n'),
    }),
  },
})

/** Returns the trace id of a request (W3C Trace Context), which finds it in other systems' logs. Empty if it is malformed. */
function traceOf(traceparent: unknown): { readonly trace?: string } {
  const trace = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/.exec(String(traceparent))?.[1]
  return trace === undefined ? {} : { trace }
}

/** Returns the code of the innermost cause that has one: for a failed statement, only the database knows the reason. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  return codeOf(error.cause) || ('code' in error ? String(error.code) : '')
}

/** Removes tokens and queries from a line. Its time is linear in the length, which a client may control. */
const withoutSecrets = (line: string): string =>
  line.replace(/\b(Bearer|Operator) [^\s"\\]+/g, '$1').replace(/\?[^\s"\\]+/g, '')
