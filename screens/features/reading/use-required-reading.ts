import type { ListedError } from '../../kit/forms/error-list.ts'
import { useCheck } from '../../kit/forms/use-check.ts'
import { useCopy } from '../../kit/wording/use-copy.ts'
import type { DocumentToRead } from './documents-of.ts'
import type { ReadingListProps } from './reading-list.tsx'
import { type Reading, useReading } from './use-reading.ts'

export interface RequiredReading {
  /** Props for `<ReadingList {...list} />`. */
  readonly list: ReadingListProps
  /** Check for the form below: returns an error if documents are still unread. */
  readonly check: () => readonly ListedError[]
  /** Documents read, as a submission names them. */
  readonly read: { uuid: string; textHash: string }[]
}

/** Tracks the documents that must be read before a page's form can be sent: they must all exist and be read to the end. */
export function useRequiredReading(documents: readonly DocumentToRead[]): RequiredReading {
  const t = useCopy()
  const reading: Reading = useReading(documents)
  const isOpen = reading.open > 0 || documents.length === 0
  const { check, errorAt } = useCheck(() =>
    isOpen ? [{ target: id, message: t('document.reading.missing', { open: reading.open }) }] : [],
  )
  return {
    list: { id, reading, error: errorAt(id) },
    check,
    read: [...reading.read],
  }
}

const id = 'documents'
