import { postMessage, type VendorMessage } from '../../vendors/gateway/post-message.ts'
import { parseSent } from './read-fields.ts'

const withinMs = 10_000

export interface ProviderCall {
  readonly method?: NonNullable<VendorMessage['method']>
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Sent as a form if it is URLSearchParams, otherwise as JSON. */
  readonly body?: URLSearchParams | object
}

/** Response of a provider whose status is not 2xx. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal'
  readonly status: number

  constructor(url: string, status: number) {
    super(`${new URL(url).host} answered ${status}.`)
    this.status = status
  }
}

/**
 * Calls a provider and returns its response as an object, empty if the body is not one. Throws if no response comes in time,
 * and a ProviderRefusal if the status is not 2xx.
 */
export async function askProvider(
  connection: Pick<VendorMessage, 'private'>,
  { method = 'POST', url, headers, body }: ProviderCall,
): Promise<Readonly<Record<string, unknown>>> {
  const isForm = body instanceof URLSearchParams
  const answer = await postMessage({
    method,
    url: new URL(url),
    withinMs,
    private: connection.private,
    body: body === undefined ? '' : isForm ? body.toString() : JSON.stringify(body),
    headers: { ...(isForm && { 'content-type': 'application/x-www-form-urlencoded' }), ...headers },
  })
  if (answer.status < 200 || answer.status > 299) throw new ProviderRefusal(url, answer.status)
  return parseSent(answer.body) ?? {}
}
