import type { APIRequestContext } from '@playwright/test'

export interface SentLetter {
  readonly recipient: string
  readonly template: string
  readonly body: string
}

/** Letters to an address, newest first. */
export async function lettersTo(request: APIRequestContext, email: string): Promise<readonly SentLetter[]> {
  const letters: readonly SentLetter[] = await (await request.get('/outbox')).json()
  return letters.filter(({ recipient }) => recipient === email)
}

/** Newest six-digit code that was mailed to an address. */
export async function codeTo(request: APIRequestContext, email: string): Promise<string> {
  const codes = (await lettersTo(request, email)).flatMap(({ body }) => /\b\d{6}\b/.exec(body)?.[0] ?? [])
  return codes[0] ?? ''
}
