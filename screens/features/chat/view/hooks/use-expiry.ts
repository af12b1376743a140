import { useEffect, useState } from 'react'

/** Returns whether a time (milliseconds since 1970) has passed. Renders again when it does. */
export function useExpiry(at: number): boolean {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const left = at - Date.now()
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, left) + 1)
    return () => clearTimeout(timer)
  }, [at])
  return now >= at
}
