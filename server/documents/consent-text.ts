import { Problem } from '../errors/problem.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { DocumentText } from './document-text.ts'
import { hashText, renderText } from './render-document.ts'

/** Texts that anybody may read before they agree to them: those that need no application's figures. */
export function findPublicText(tenant: Tenant, id: string): DocumentText | undefined {
  return tenant.documents.get(id)?.type === 'CONSENT' ? renderText(tenant, id, {}) : undefined
}

/** The text that a consent names by its hash; refused when it is no longer the text in force. */
export function requireConsentText(tenant: Tenant, id: string, textHash: string): DocumentText {
  const text = findPublicText(tenant, id)
  if (text === undefined || hashText(text) !== textHash) throw new Problem(409, 'CONSENT_TEXT_STALE')
  return text
}
