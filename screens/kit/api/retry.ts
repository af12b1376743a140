import { callLimits } from './call-limits.ts'

interface RetryOptions {
  /** Returns whether a failure is transient; by default every failure is. */
  readonly isPassing?: (error: unknown) => boolean
  readonly sleep?: (ms: number) => Promise<void>
}

/** Retries failed work with exponential back-off (specification, section 9). Throws the last error. */
export async function retry<T>(
  work: () => Promise<T>,
  { isPassing = () => true, sleep = pause }: RetryOptions = {},
): Promise<T> {
  const { attempts, baseMs, factor } = callLimits().retry
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= attempts || !isPassing(error)) throw error
      await sleep(baseMs * factor ** (attempt - 1))
    }
  }
}

/** Resolves after this many milliseconds. */
export function pause(ms: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  setTimeout(resolve, ms)
  return promise
}
