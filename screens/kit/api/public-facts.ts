import { useEffect, useState } from 'react'
import type { TextId } from '../host.ts'
import { useJourney } from '../journey/journey-context.ts'

interface Fact<T> {
  readonly data?: T
  readonly error?: unknown
}

const asked = new Map<string, { readonly at: number; readonly answer: Promise<unknown> }>()

/**
 * Fetches information that is the same for every visitor and does not change while the page is open, or for `maxAgeMs`;
 * once per key. (The query client comes with the first page that needs a signed-in user, so that registration does not
 * load it.)
 */
export function useFact<T>(
  key: string | undefined,
  ask: () => Promise<T>,
  maxAgeMs = Number.POSITIVE_INFINITY,
): Fact<T> {
  const [facts, setFacts] = useState<Readonly<Record<string, Fact<T>>>>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked; `ask` is made anew at each render
  useEffect(() => {
    if (key === undefined) return
    let isShown = true
    const keep = (fact: Fact<T>) => isShown && setFacts((known) => ({ ...known, [key]: fact }))
    once(key, ask, maxAgeMs).then(
      (data) => keep({ data }),
      (error: unknown) => keep({ error }),
    )
    return () => {
      isShown = false
    }
  }, [key])
  return (key !== undefined && facts[key]) || {}
}

function once<T>(key: string, ask: () => Promise<T>, maxAgeMs: number): Promise<T> {
  const known = asked.get(key)
  if (known && Date.now() - known.at < maxAgeMs) return known.answer as Promise<T> // stored below under the same key, which names the question
  const answer = ask()
  asked.set(key, { at: Date.now(), answer })
  // A failure is not cached: the next page asks again.
  answer.catch(() => asked.delete(key))
  return answer
}

/** Empties the cache, as in a newly opened document. */
export const forgetFacts = (): void => asked.clear()

/** Fetches a public text (consents, terms) with the hash that is sent back with the consent. */
export function useDisclosure(id: TextId, enabled = true) {
  const { backend } = useJourney()
  return useFact(enabled ? `disclosure ${id}` : undefined, () => backend.readText(id))
}
