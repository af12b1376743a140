import { useEffect, useState } from 'react'
import { useLimit } from './use-limit.ts'

/** The time of an application, kept current. In the sandbox it runs ahead of the clock on the wall. */
export function useTime(timeShiftMs = 0): Date {
  const tickMs = useLimit('countdown', 'tickMs')
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [tickMs])
  return new Date(now + timeShiftMs)
}
