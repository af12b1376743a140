import { useEffect, useState } from 'react'
import { useOpenApplication } from './routing-context.ts'
import { useLimit } from './use-limit.ts'

/** The time of the open application, kept current. In the sandbox it runs ahead of the clock on the wall. */
export function useApplicationTime(): Date {
  const { timeShiftMs = 0 } = useOpenApplication().heloc
  const tickMs = useLimit('countdown', 'tickMs')
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [tickMs])
  return new Date(now + timeShiftMs)
}
