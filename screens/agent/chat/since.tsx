import { useEffect, useState } from 'react'
import { serverNow } from '../../kit/api/server-clock.ts'

/** Time since a moment in minutes and seconds, updated every second: 3:07. */
export function Since({ at }: { readonly at: string }) {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.floor((now - Date.parse(at)) / 1000))
  return (
    <time dateTime={at} className="console-since">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </time>
  )
}
