import { parseRecord } from '../../kit/storage/drafts.ts'
import { findStored, removeStored, saveStored } from '../../storage/browser-store.ts'
import { isLinkKind, type LinkWay } from './link-kind.ts'

/** Link in progress while the applicant is at a vendor's own site. */
export interface PendingLink {
  readonly linking: LinkWay
  readonly publicToken: string
  readonly name: string
  /** Idempotency key: a return page that is loaded twice links once. */
  readonly key: string
}

export function savePendingLink(link: Omit<PendingLink, 'key'>): void {
  saveStored('pendingLink', JSON.stringify({ ...link, key: crypto.randomUUID() }))
}

export function findPendingLink(): PendingLink | undefined {
  const { linking, publicToken, name, key } = parseRecord(findStored('pendingLink') ?? '') ?? {}
  if (!isLinkKind(linking) || typeof publicToken !== 'string') return undefined
  if (typeof name !== 'string' || typeof key !== 'string') return undefined
  return { linking, publicToken, name, key }
}

export const forgetPendingLink = (): void => removeStored('pendingLink')
