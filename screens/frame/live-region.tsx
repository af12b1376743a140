import { useEffect, useState } from 'react'
import { listenToAnnouncements } from '../journey/live-region.ts'
import { useLimit } from '../journey/use-limit.ts'

/** Speaks what is announced, and is emptied again so that it is not read on the way past. */
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
