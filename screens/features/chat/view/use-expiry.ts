import { useEffect, useState } from 'react'

/** Whether a moment has passed, in milliseconds since 1970; told when it does. */
export function useExpiry(at: number): boolean {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const left = at - Date.now()
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, left) + 1)
    return () => clearTimeout(timer)
  }, [at])
  return now >= at
}
