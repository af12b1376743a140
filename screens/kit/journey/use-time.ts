import { useEffect, useState } from 'react'
import { useLimit } from './use-limit.ts'
import { whileVisible } from './while-visible.ts'

/** Returns the current time of an application, updated regularly. In the sandbox it is ahead of the real clock. */
export function useTime(timeShiftMs = 0): Date {
  const tickMs = useLimit('countdown', 'tickMs')
  const [now, setNow] = useState(Date.now)
  useEffect(() => whileVisible(() => setNow(Date.now()), tickMs), [tickMs])
  return new Date(now + timeShiftMs)
}
