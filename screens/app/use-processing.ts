import { useCallback, useEffect, useRef, useState } from 'react'
import { useLimit } from '../journey/use-limit.ts'

export interface Processing {
  readonly processing: boolean
  /** It has taken longer than the processing modal stands. */
  readonly slow: boolean
  /** Runs one piece of work at a time; what comes meanwhile is left out, because the work under way answers it. */
  readonly run: (work: () => Promise<unknown>) => Promise<void>
}

export function useProcessing(): Processing {
  const timeoutMs = useLimit('processingModal', 'timeoutMs')
  const [processing, setProcessing] = useState(false)
  const [slow, setSlow] = useState(false)
  const running = useRef(false)

  const run = useCallback(async (work: () => Promise<unknown>) => {
    if (running.current) return
    running.current = true
    setProcessing(true)
    try {
      await work()
    } finally {
      running.current = false
      setProcessing(false)
    }
  }, [])
  useEffect(() => {
    if (!processing) return setSlow(false)
    const timer = setTimeout(() => setSlow(true), timeoutMs)
    return () => clearTimeout(timer)
  }, [processing, timeoutMs])
  return { processing, slow, run }
}
