import { useEffect, useState } from 'react'
import { useJourney } from '../../journey/journey-context.ts'
import { useLimit } from '../../journey/use-limit.ts'
import { parseSuggestions, type SuggestedAddress } from './suggested-address.ts'

/** Returns addresses that begin with the typed text. A failed request is no error, because everything can be typed by hand. */
export function useSuggestions(typed: string, wanted: boolean): readonly SuggestedAddress[] {
  const shortest = useLimit('addressSuggestions', 'minLength')
  const pauseMs = useLimit('addressSuggestions', 'pauseMs')
  const { suggestAddresses } = useJourney().backend
  const [found, setFound] = useState<readonly SuggestedAddress[]>([])
  useEffect(() => {
    if (!suggestAddresses || !wanted || typed.trim().length < shortest) return setFound([])
    const stop = new AbortController()
    const timer = setTimeout(() => {
      suggestAddresses(typed.trim(), stop.signal).then(
        (answer) => setFound(parseSuggestions(answer)),
        () => setFound([]),
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [suggestAddresses, typed, wanted, shortest, pauseMs])
  return found
}
