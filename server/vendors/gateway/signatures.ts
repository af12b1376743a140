import { Webhook } from 'standardwebhooks'
import { systemClock } from '../../clock/clock.ts'

/** Headers of a signed message (Standard Webhooks), in lower case. */
export interface SignedHeaders {
  readonly 'webhook-id': string
  readonly 'webhook-timestamp': string
  readonly 'webhook-signature': string
}

/** Signs a message with the first of some secrets. */
export function signMessage([secret = '']: readonly string[], id: string, body: string): SignedHeaders {
  const now = systemClock.now()
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, now, body),
  }
}

/** Checks whether a message was signed with one of some secrets in the last five minutes. */
export function isSigned(
  secrets: readonly string[],
  headers: Readonly<Record<string, unknown>>,
  body: string,
): boolean {
  const shown = Object.fromEntries(
    ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [
      name,
      String(headers[name] ?? ''),
    ]),
  )
  return secrets.some((secret) => {
    try {
      new Webhook(secret).verify(body, shown, { jsonParse: false })
      return true
    } catch {
      return false
    }
  })
}
