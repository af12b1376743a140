import { useCallback } from 'react'
import type { DocumentType } from '#generated/domain'
import type { CopyKey } from '#generated/ids'
import { useJourney } from '../kit/journey/journey-context.ts'
import { isCopyKey, useCopy } from '../kit/wording/use-copy.ts'

/** Returns a function that gives the name of a type of document. */
export function useDocumentName() {
  const t = useCopy()
  const journey = useJourney()
  return useCallback(
    (type: DocumentType): string => {
      const key: CopyKey = `document.types.${type}`
      // A newer server may know types that this page does not.
      return t(isCopyKey(journey, key) ? key : 'document.types.SUPPORT')
    },
    [t, journey],
  )
}
