/**
 * Source of idempotency keys for submissions. The same body has the same key until it was accepted, so that a retry after
 * a lost response is no second submission. A changed body gets a new key.
 */
export interface SubmissionIntent {
  readonly keyFor: (body: unknown) => string
  readonly accepted: () => void
}

export function createSubmissionIntent(newKey: () => string = () => crypto.randomUUID()): SubmissionIntent {
  let sent: { body: string; key: string } | undefined
  return {
    keyFor(body) {
      const text = JSON.stringify(body)
      if (sent?.body !== text) sent = { body: text, key: newKey() }
      return sent.key
    },
    accepted() {
      sent = undefined
    },
  }
}
