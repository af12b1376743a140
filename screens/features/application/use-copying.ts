import { useState } from 'react'
import { announce } from '../../kit/journey/live-region.ts'
import { useLimit } from '../../kit/journey/use-limit.ts'

/** Returns a function that copies a text to the clipboard and announces `said`. The state 'copied' lasts for a moment. */
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
      // The browser refused (no permission, or no secure context). The user can still select the text.
      setState('failed')
    }
  }
  return { state, copy }
}
