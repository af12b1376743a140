import { useEffect, useState, useSyncExternalStore } from 'react'
import { isLoading, subscribeToLoading } from '../kit/api/loading.ts'
import { useLimit } from '../kit/journey/use-limit.ts'
import './loader.css'

/** Bar at the top while something loads. It disappears a moment after loading ends, so that it does not flicker. */
export function Loader() {
  const loading = useSyncExternalStore(subscribeToLoading, isLoading)
  const showAfterMs = useLimit('loader', 'showMs')
  const hideAfterMs = useLimit('loader', 'hideMs')
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(loading), loading ? showAfterMs : hideAfterMs)
    return () => clearTimeout(timer)
  }, [loading, showAfterMs, hideAfterMs])
  return shown ? <div className="loader" aria-hidden="true" /> : null
}
