import { useEffect, useRef } from 'react'
import type { DocumentPlace } from '../../journey/document-place.ts'

/** Returns a function that tells whether a document of this uuid was read since the page opened. */
export function useSeen(documents: DocumentPlace['documents']): (uuid: string | undefined) => boolean {
  const seen = useRef(new Set<string>())
  useEffect(() => {
    for (const { uuid } of documents) if (uuid !== undefined) seen.current.add(uuid)
  }, [documents])
  return (uuid) => uuid !== undefined && seen.current.has(uuid)
}
