import type { DocumentId } from '#generated/ids'
import { useDisclosure } from '../kit/api/public-facts.ts'

/** Returns the hash of the text that is on the page, to be sent with the consent. Empty until the text has loaded. */
export function useConsent(id: DocumentId, enabled = true): { readonly consentTextHash?: string } {
  const { data } = useDisclosure(id, enabled)
  return data ? { consentTextHash: data.textHash } : {}
}
