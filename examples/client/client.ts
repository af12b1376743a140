import { randomUUID } from 'node:crypto'
import createClient, { type Client } from 'openapi-fetch'
import type { paths } from './generated/api.ts'

/** Client with every call of the server, typed by its OpenAPI document. */
export type Api = Client<paths>

/** Creates a client that keeps the token of each response and sends it with the next call. */
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

/** Headers with a new idempotency key: the server makes the change once, however often the call is repeated. */
export const once = () => ({ 'Idempotency-Key': randomUUID() })

interface Answer<Data> {
  readonly data?: Data
  readonly error?: unknown
  readonly response: Response
}

/** Returns the data of a response. Throws an error with the server's own sentences if it refused. */
export async function dataOf<Data>(answer: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await answer
  if (data === undefined) throw new Error(`${response.url}: ${response.status} ${JSON.stringify(error)}`)
  return data
}
