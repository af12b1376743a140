import { createContext, use, useEffect } from 'react'

/** Place for files within a form or page. */
export interface Part {
  /** Whether a file is being sent, checked or removed there. */
  readonly isPending: boolean
  /** Message about files that were not taken; undefined if there are none. */
  readonly problem: string | undefined
}

export interface Parts {
  readonly note: (id: string, part: Part) => void
  /** Notes that the place is gone from the page. */
  readonly forget: (id: string) => void
  /** Notes that files were added or removed. */
  readonly edited: () => void
}

/** Places for files that a press on this page waits for; undefined where nothing is sent. */
export const PartsContext = createContext<Parts | undefined>(undefined)

/** Tells the form or page around it about a place for files. */
export function useNotePart(id: string, { isPending, problem }: Part): void {
  const parts = use(PartsContext)
  useEffect(() => parts?.note(id, { isPending, problem }), [parts, id, isPending, problem])
  useEffect(() => () => parts?.forget(id), [parts, id])
}
