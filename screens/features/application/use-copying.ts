import { useState } from 'react'
import { announce } from '../../journey/live-region.ts'
import { useLimit } from '../../journey/use-limit.ts'

/** Puts a text on the clipboard; `said` is announced, and 'copied' holds for a moment. */
export function useCopying(text: string, said: string) {
  const durationMs = useLimit('copyFeedback', 'durationMs')
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
      announce(said)
      setTimeout(() => setState('idle'), durationMs)
    } catch {
      // Refused by the browser (no permission, not a secure page): the words can still be selected.
      setState('failed')
    }
  }
  return { state, copy }
}
