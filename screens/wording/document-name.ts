import { useCallback } from 'react'
import type { DocumentType } from '#generated/domain'
import type { CopyKey } from '#generated/ids'
import { useCopy } from './use-copy.ts'

/** Returns a function that gives the name of a type of document. */
export function useDocumentName() {
  const t = useCopy()
  return useCallback((type: DocumentType): string => t(`document.types.${type}` satisfies CopyKey), [t])
}
