import { useState } from 'react'
import type { ListedError } from '../../forms/error-list.ts'
import { useCopy } from '../../wording/use-copy.ts'
import type { DocumentToRead } from './documents-of.ts'
import type { ReadingListProps } from './reading-list.tsx'
import { type Reading, useReading } from './use-reading.ts'

export interface RequiredReading {
  /** For `<ReadingList {...list} />`. */
  readonly list: ReadingListProps
  /** For the form under it: what is still to be read. */
  readonly check: () => readonly ListedError[]
  /** As a submission names what was read. */
  readonly read: { uuid: string; textHash: string }[]
}

/** Documents without which a page's form is not sent: all of them made, each read to its end. */
export function useRequiredReading(documents: readonly DocumentToRead[]): RequiredReading {
  const t = useCopy()
  const reading: Reading = useReading(documents)
  const [strict, setStrict] = useState(false)
  const isOpen = reading.open > 0 || documents.length === 0
  const missing = t('document.reading.missing', { open: reading.open })
  return {
    list: { id, reading, error: strict && isOpen ? missing : undefined },
    check: () => {
      setStrict(true)
      return isOpen ? [{ target: id, message: missing }] : []
    },
    read: [...reading.read],
  }
}

const id = 'documents'
