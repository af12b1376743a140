import { useEffect, useState } from 'react'
import { useLimit } from './use-limit.ts'

/** Returns the current time of an application, updated regularly. In the sandbox it is ahead of the real clock. */
export function useTime(timeShiftMs = 0): Date {
  const tickMs = useLimit('countdown', 'tickMs')
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [tickMs])
  return new Date(now + timeShiftMs)
}
