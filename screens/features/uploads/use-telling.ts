import { useEffect, useRef } from 'react'
import { toast } from '../../kit/frame/toast-store.ts'
import { announce } from '../../kit/journey/live-region.ts'

/** Returns a function that says what became of a file: in the live region, or by a toast once the page has gone. */
export function useTelling() {
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  return (kind: 'success' | 'danger', text: string) =>
    isOpen.current ? announce(text) : toast({ kind, text })
}
