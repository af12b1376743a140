import { postMessage, type VendorMessage } from '../../vendors/gateway/post-message.ts'
import { parseObject } from '../../vendors/gateway/read-answer.ts'

const withinMs = 10_000

export interface ProviderCall {
  readonly method?: NonNullable<VendorMessage['method']>
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Sent as a form, or else as JSON. */
  readonly body?: URLSearchParams | object
}

/** An answer of a provider that is no success. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal'
  readonly status: number

  constructor(url: string, status: number) {
    super(`${new URL(url).host} answered ${status}.`)
    this.status = status
  }
}

/** Calls a provider; its answer as an object, empty where it is none. Throws where none comes in time, and ProviderRefusal. */
export async function askProvider(
  connection: Pick<VendorMessage, 'private'>,
  { method = 'POST', url, headers, body }: ProviderCall,
): Promise<Readonly<Record<string, unknown>>> {
  const isForm = body instanceof URLSearchParams
  const answer = await postMessage({
    ...{ method, url: new URL(url), withinMs, private: connection.private },
    body: body === undefined ? '' : isForm ? body.toString() : JSON.stringify(body),
    headers: { ...(isForm && { 'content-type': 'application/x-www-form-urlencoded' }), ...headers },
  })
  if (answer.status < 200 || answer.status > 299) throw new ProviderRefusal(url, answer.status)
  return parseObject(answer.body) ?? {}
}
