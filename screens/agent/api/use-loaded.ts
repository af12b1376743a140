import { useCallback, useEffect, useState } from 'react'
import { type AgentError, call } from './agent-call.ts'

export interface Loaded<T> {
  readonly data?: T
  readonly error?: AgentError
  readonly reload: () => void
  /** Replaces the data with the response of another request. */
  readonly show: (data: T) => void
}

/** Reads a resource when the page opens and on every reload. */
export function useLoaded<T>(path: string): Loaded<T> {
  const [state, setState] = useState<{ path: string; data?: T; error?: AgentError }>({ path })
  const [count, setCount] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a higher count asks again
  useEffect(() => {
    let isLeft = false
    call<T>(path).then(
      (data) => !isLeft && setState({ path, data }),
      (error: AgentError) => !isLeft && setState({ path, error }),
    )
    return () => {
      isLeft = true
    }
  }, [path, count])
  const reload = useCallback(() => setCount((before) => before + 1), [])
  const show = useCallback((data: T) => setState({ path, data }), [path])
  return { ...(state.path === path ? state : {}), reload, show }
}
