import { Problem } from '../errors/problem.ts'
import { createRecent } from '../http/recent.ts'
import type { Services } from '../services.ts'
import { createRest } from './rest.ts'

/** Look-ups at a connection that anybody may cause, without having signed in. */
export interface PublicLookup {
  /** Returns the answer to a question, of which `key` is everything. Throws a Problem (503) if the vendor cannot give one now. */
  readonly ask: <T>(key: string, question: () => Promise<T>) => Promise<T>
}

/** How long an answer stands; those who look are told the same by `originatorInfo` of flows/limits.json. */
const freshMs = 600_000
const mostKept = 500
/** Largest answer that is kept, in characters: a picture may be larger than hundreds of names. */
const mostCharacters = 100_000
const mostAtOnce = 16

/**
 * Creates look-ups that cost the vendor little, whoever asks: an answer is kept for ten minutes, the same question is asked once
 * at a time, few are asked at once, and a vendor that failed is left alone for ten seconds.
 */
export function createPublicLookup(
  connection: string,
  { clock, log }: Pick<Services, 'clock' | 'log'>,
): PublicLookup {
  const kept = createRecent<{ readonly answer: unknown; readonly until: number }>(mostKept)
  const asked = new Map<string, Promise<unknown>>()
  const rest = createRest(clock)
  const now = () => clock.now().getTime()

  async function askVendor(key: string, question: () => Promise<unknown>): Promise<unknown> {
    try {
      const answer = await question()
      if (sizeOf(answer) <= mostCharacters) kept.keep(key, { answer, until: now() + freshMs })
      return answer
    } catch (error) {
      rest.begin()
      log.warn({ connection, reason: String(error) }, 'a vendor did not answer')
      throw new Problem(503, 'VENDOR_AWAY', { seconds: 10 })
    } finally {
      asked.delete(key)
    }
  }

  return {
    ask: async <T>(key: string, question: () => Promise<T>): Promise<T> => {
      const found = kept.find(key)
      if (found !== undefined && found.until > now()) return found.answer as T
      const running = asked.get(key)
      if (running !== undefined) return running as Promise<T>
      if (rest.isOn() || asked.size >= mostAtOnce) throw new Problem(503, 'VENDOR_AWAY', { seconds: 10 })
      const asking = askVendor(key, question)
      asked.set(key, asking)
      return asking as Promise<T>
    },
  }
}

/** Characters of an answer; of a picture, its bytes. */
const sizeOf = (answer: unknown): number =>
  typeof answer === 'object' && answer !== null && 'bytes' in answer && answer.bytes instanceof Uint8Array
    ? answer.bytes.length
    : (JSON.stringify(answer)?.length ?? 0)
