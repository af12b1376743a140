import { callLimits } from './call-limits.ts'

interface RetryOptions {
  /** Whether a failure may pass by itself; every one, unless told. */
  readonly isPassing?: (error: unknown) => boolean
  readonly sleep?: (ms: number) => Promise<void>
}

/** Tries work again that failed, waiting twice as long each time (specification, section 9); the last failure goes on. */
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

/** Resolves after so many milliseconds. */
export function pause(ms: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  setTimeout(resolve, ms)
  return promise
}
