/**
 * Gives the idempotency key of what is being sent: the same body gets the same key until it was accepted, so that a
 * retry after a lost answer is no second submission; a changed body is a new intent.
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
