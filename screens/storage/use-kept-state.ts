import { type Dispatch, type SetStateAction, useCallback, useEffect, useState } from 'react'
import { findDraft, removeDraft, saveDraft } from './drafts.ts'

export interface KeptState<T> {
  readonly value: T
  readonly set: Dispatch<SetStateAction<T>>
  /** The answers were sent: nothing is kept any longer. */
  readonly forget: () => void
}

/**
 * Answers to a page's own questions, kept in this tab until they are sent, so that a reload loses none. `restore`
 * reads what was kept, which may be of an earlier build: it takes what it understands. Never for secrets.
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
