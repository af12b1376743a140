import { type Dispatch, type SetStateAction, useCallback, useEffect, useState } from 'react'
import { findDraft, removeDraft, saveDraft } from './drafts.ts'

export interface KeptState<T> {
  readonly value: T
  readonly set: Dispatch<SetStateAction<T>>
  /** Removes the stored answers after they were sent, and stops storing them. */
  readonly forget: () => void
}

/**
 * Returns the state of a page's own questions, stored in this tab until it is sent, so that a reload loses nothing.
 * `restore` reads the stored values and ignores those that it does not know, which an earlier build may have written.
 * Never use it for secrets.
 */
export function useKeptState<T extends object>(
  id: string,
  restore: (kept: Readonly<Record<string, unknown>>) => T,
): KeptState<T> {
  const [value, setValue] = useState(() => restore(findDraft(id) ?? {}))
  const [isOpen, setOpen] = useState(true)
  useEffect(() => {
    if (isOpen) saveDraft(id, Object.fromEntries(Object.entries(value)))
  }, [id, value, isOpen])
  const forget = useCallback(() => {
    setOpen(false)
    removeDraft(id)
  }, [id])
  return { value, set: setValue, forget }
}
