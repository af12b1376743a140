import { appendFileSync } from 'node:fs'
import type { FastifyInstance, InjectOptions } from 'fastify'

/** Successful exchange, as `tests/support/write-examples.ts` reads it. */
export interface Exchange {
  readonly method: string
  readonly path: string
  readonly request: unknown
  readonly status: number
  readonly response: unknown
}

/** Appends every successful JSON exchange of an application to the file that RECORD_EXAMPLES names, one per line. */
export function recordExamples(app: FastifyInstance): FastifyInstance {
  const file = process.env.RECORD_EXAMPLES
  if (!file) return app
  const inject = app.inject.bind(app)
  const recording = async (asked: InjectOptions | string) => {
    const answer = await inject(asked)
    const { method = 'GET', url = '', payload } = typeof asked === 'string' ? { url: asked } : asked
    const isJson = String(answer.headers['content-type']).startsWith('application/json')
    if (answer.statusCode >= 300 || (!isJson && answer.statusCode !== 204)) return answer
    const exchange: Exchange = {
      method,
      path: String(url).split('?')[0] ?? '',
      request: readJson(payload),
      status: answer.statusCode,
      response: isJson ? answer.json() : undefined,
    }
    appendFileSync(file, `${JSON.stringify(exchange)}\n`)
    return answer
  }
  return Object.assign(app, { inject: recording })
}

/** Values of a request that is sent as an object or as JSON; undefined for a form with files. */
function readJson(payload: unknown): unknown {
  if (typeof payload !== 'string') return payload instanceof Buffer ? undefined : payload
  return payload.startsWith('{') ? JSON.parse(payload) : undefined
}
