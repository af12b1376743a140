import { useEffect, useMemo, useRef, useState } from 'react'
import type { ListedError } from '../../../kit/forms/error-list.ts'
import { toast } from '../../../kit/frame/toast-store.ts'
import { useCopy } from '../../../kit/wording/use-copy.ts'
import type { Part, Parts } from './parts.ts'

/**
 * Outcome of a press during an upload: it waits for the file, was carried out once it was there, or was dropped because of
 * an edit or of a file that was not taken. A binding act never waits: it says what to wait for, and when to press again.
 */
export type Held = 'waiting' | 'going' | 'edited' | 'refused' | 'binding' | 'ready'

export interface HeldPress {
  readonly parts: Parts
  readonly held: Held | undefined
  /** Faults of the page and files that were not taken. A file on its way is no fault. */
  readonly problems: () => readonly ListedError[]
  /** Keeps a press for later if a file is on its way and nothing else is wrong. Returns whether it did. */
  readonly hold: (isSound?: boolean) => boolean
  /** Drops a kept press because of an edit, and takes back what was said of an earlier one. */
  readonly edited: () => void
}

export interface HeldPressOptions {
  readonly check: () => readonly ListedError[]
  /** Carries out the press. */
  readonly go: () => void
  readonly isBinding?: boolean
}

/** Keeps a press during an upload, and carries it out once every file is there. */
export function useHeldPress({ check, go, isBinding = false }: HeldPressOptions): HeldPress {
  const [known, setKnown] = useState<ReadonlyMap<string, Part>>(new Map())
  const [held, setHeld] = useState<Held>()
  const parts = useMemo(() => createParts(setKnown, setHeld), [])
  const isPending = [...known.values()].some((part) => part.isPending)
  const refused = [...known].flatMap(([target, { problem: message }]) =>
    message === undefined ? [] : [{ target, message, isBeside: true }],
  )
  const problems = () => [
    ...refused,
    // A place is not empty while its file is on its way, and what was refused there says more than that it is missing.
    ...check().filter(
      ({ target }) => known.get(target)?.isPending !== true && known.get(target)?.problem === undefined,
    ),
  ]
  useEffect(() => {
    if (held === 'binding' && !isPending) setHeld('ready')
    if (held !== 'waiting' || (isPending && refused.length === 0)) return
    if (problems().length > 0) return setHeld('refused')
    go()
    setHeld('going')
  })
  useSaidOnLeaving(held === 'waiting')
  return {
    parts,
    held,
    problems,
    edited: parts.edited,
    hold(isSound = true) {
      const isHeld = isPending && isSound && problems().length === 0
      setHeld(isHeld ? (isBinding ? 'binding' : 'waiting') : undefined)
      return isHeld
    },
  }
}

type Update<T> = (change: (before: T) => T) => void

function createParts(setKnown: Update<ReadonlyMap<string, Part>>, setHeld: Update<Held | undefined>): Parts {
  const edited = () => setHeld((held) => (held === 'waiting' ? 'edited' : undefined))
  return {
    note: (id, part) => setKnown((known) => new Map([...known, [id, part]])),
    forget(id) {
      setKnown((known) => new Map([...known].filter(([one]) => one !== id)))
      edited()
    },
    edited,
  }
}

/** Says that a press is not carried out when the page goes while it waits. */
function useSaidOnLeaving(isWaiting: boolean): void {
  const t = useCopy()
  const text = useRef<string>(undefined)
  useEffect(() => {
    text.current = isWaiting ? t('document.upload.held.left') : undefined
  })
  useEffect(
    () => () => {
      if (text.current) toast({ kind: 'info', text: text.current })
    },
    [],
  )
}
