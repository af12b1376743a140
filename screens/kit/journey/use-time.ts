import { useEffect, useState } from 'react'
import { serverNow } from '../api/server-clock.ts'
import { useLimit } from './use-limit.ts'
import { whileVisible } from './while-visible.ts'

/** Returns the current time of an application by the server's clock, updated regularly. In the sandbox it is ahead of the real one. */
export function useTime(timeShiftMs = 0): Date {
  const tickMs = useLimit('countdown', 'tickMs')
  const [now, setNow] = useState(serverNow)
  useEffect(() => whileVisible(() => setNow(serverNow()), tickMs), [tickMs])
  return new Date(now + timeShiftMs)
}
