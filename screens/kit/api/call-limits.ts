/** Limits of requests, from flows/limits.json. They come with the document, because the journey itself is fetched with them. */
export interface CallLimits {
  readonly request: { readonly timeoutMs: number }
  readonly retry: { readonly attempts: number; readonly baseMs: number; readonly factor: number }
  readonly sessionCreation: { readonly retries: number }
  readonly importRetry: { readonly max: number; readonly forgetMs: number }
}

let given: CallLimits | undefined

export function provideCallLimits(limits: CallLimits): void {
  given = limits
}

export function callLimits(): CallLimits {
  if (!given) throw new Error('provideCallLimits comes first.')
  return given
}
