import { useCallback, useEffect, useState } from 'react'
import { type AgentError, call } from './agent-call.ts'

export interface Loaded<T> {
  readonly data?: T
  readonly error?: AgentError
  readonly reload: () => void
  /** Shows what another call has answered already. */
  readonly show: (data: T) => void
}

/** What a call answers, read when the page opens and as often as asked. */
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
