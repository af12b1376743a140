import type { FastifyRequest, FastifyServerOptions } from 'fastify'

/** Requests are logged by method and path: no body, no query, no header, so that nothing personal gets in. */
export const logOptions = (level: string): Exclude<FastifyServerOptions['logger'], boolean | undefined> => ({
  level,
  redact: {
    paths: [
      'req.headers',
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
  serializers: {
    req: (request: FastifyRequest) => ({
      method: request.method,
      path: request.url?.split('?')[0],
      id: request.id,
    }),
    err: (error: Error & { code?: string }) => ({
      type: error.name,
      code: error.code ?? '',
      // A database error repeats the statement with its values after the first line.
      message: error.message.split('\n')[0] ?? '',
      stack: (error.stack ?? '')
        .split('\n')
        .filter((line) => line.trimStart().startsWith('at '))
        .join('\n'),
    }),
  },
})
