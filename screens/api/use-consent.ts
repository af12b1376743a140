import type { DocumentId } from '#generated/ids'
import { useDisclosure } from './public-facts.ts'

/** What goes back with an agreement to a text: the hash of the words that are on the page. Nothing until they are there. */
export function useConsent(id: DocumentId, enabled = true): { readonly consentTextHash?: string } {
  const { data } = useDisclosure(id, enabled)
  return data ? { consentTextHash: data.textHash } : {}
}
