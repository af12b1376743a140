import { useEffect, useState } from 'react'
import { listenToAnnouncements } from '../journey/live-region.ts'
import { useLimit } from '../journey/use-limit.ts'

/**
 * Live region that announces sentences to screen readers. It is emptied afterwards, so that a screen reader does not find
 * it when reading the page.
 */
export function LiveRegion() {
  const clearMs = useLimit('liveRegion', 'clearMs')
  const [text, setText] = useState('')
  useEffect(() => listenToAnnouncements(setText), [])
  useEffect(() => {
    if (text === '') return
    const timer = setTimeout(() => setText(''), clearMs)
    return () => clearTimeout(timer)
  }, [text, clearMs])
  return (
    <div className="visually-hidden" aria-live="polite">
      {text}
    </div>
  )
}
