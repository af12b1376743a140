import type { FastifyInstance } from 'fastify'
import { mayCookie } from './describe-headers.ts'

/** Fails a call of the API that sets a cookie which the OpenAPI document does not name. */
export function requireNamedCookies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ routeOptions: { schema, url } }, reply) => {
    if (schema === undefined || schema.hide === true || mayCookie(schema)) return
    if (reply.hasHeader('set-cookie'))
      throw new Error(`${url} sets a cookie that the document does not name.`)
  })
}
