import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import createClient, { type Client } from 'openapi-fetch'
import type { components, paths } from './generated/api.ts'

/** Client with every call of the server, typed by its OpenAPI document. */
export type Api = Client<paths>

/** Creates a client that keeps the token of each response and sends it with the next call. */
export function createApi(baseUrl: string): Api {
  const api = createClient<paths>({ baseUrl, fetch: fetchPatiently })
  let authorization: string | undefined
  api.use({
    onRequest({ request }) {
      if (authorization !== undefined) request.headers.set('authorization', authorization)
      return request
    },
    onResponse({ response }) {
      authorization = headerOf(response, 'Authorization') ?? authorization
    },
  })
  return api
}

/** Header of a response, by a name that the document has. */
const headerOf = (response: Response, name: keyof components['headers']): string | undefined =>
  response.headers.get(name) ?? undefined

/** Longest wait, in seconds, that the server may ask for. */
const longestWait = 60

/** Sends a request once more after the time that a refusal asks for (429 and 503): its idempotency key makes that safe. */
async function fetchPatiently(request: Request): Promise<Response> {
  const again = request.clone()
  const response = await fetch(request)
  const seconds = Number(headerOf(response, 'Retry-After'))
  if (response.ok || !(seconds > 0 && seconds <= longestWait)) return response
  await pause(seconds * 1000)
  return fetch(again)
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
