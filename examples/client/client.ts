import { randomUUID } from 'node:crypto'
import createClient, { type Client } from 'openapi-fetch'
import type { paths } from './generated/api.ts'

/** Every call of the server, typed by its OpenAPI document. */
export type Api = Client<paths>

/** A client that keeps the token which an answer may bring, and sends it with the next call. */
export function createApi(baseUrl: string): Api {
  const api = createClient<paths>({ baseUrl })
  let authorization: string | undefined
  api.use({
    onRequest({ request }) {
      if (authorization !== undefined) request.headers.set('authorization', authorization)
      return request
    },
    onResponse({ response }) {
      authorization = response.headers.get('authorization') ?? authorization
    },
  })
  return api
}

/** A key under which the server does a change once, however often the call is sent again. */
export const once = () => ({ 'Idempotency-Key': randomUUID() })

interface Answer<Data> {
  readonly data?: Data
  readonly error?: unknown
  readonly response: Response
}

/** The data of an answer. Throws with the server's own sentences where it refused. */
export async function dataOf<Data>(answer: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await answer
  if (data === undefined) throw new Error(`${response.url}: ${response.status} ${JSON.stringify(error)}`)
  return data
}
