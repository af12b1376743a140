import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { noteTouched, restoreDrafts } from './restore-drafts.ts'

/** Restores the drafts that were saved for later. Returns their names; undefined until that is done. Forms open after it. */
export function useRestoredDrafts(owner: string): readonly string[] | undefined {
  const { data } = useQuery({ queryKey: ['drafts', owner], queryFn: () => restoreDrafts(owner) })
  return data
}

/** Records the time of input in this tab. Drafts saved elsewhere before that are older. */
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
