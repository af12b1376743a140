import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { noteTouched, restoreDrafts } from './restore-drafts.ts'

/** Names of the drafts that were saved for later and now lie in this tab; undefined until that is known. Forms open after it. */
export function useRestoredDrafts(owner: string): readonly string[] | undefined {
  const { data } = useQuery({ queryKey: ['drafts', owner], queryFn: () => restoreDrafts(owner) })
  return data
}

/** Notes when something is typed or chosen in this tab: what was saved elsewhere before that is older. */
export function useTouched(owner: string): void {
  useEffect(() => {
    const note = () => noteTouched(owner)
    const events = ['input', 'click'] as const
    for (const event of events) document.addEventListener(event, note)
    return () => {
      for (const event of events) document.removeEventListener(event, note)
    }
  }, [owner])
}
