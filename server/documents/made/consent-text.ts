import type { Evidence } from '../../applications/evidence.ts'
import { Problem } from '../../errors/problem.ts'
import type { DocumentTemplate, Tenant } from '../../tenants/tenant.ts'
import type { DocumentText } from './document-text.ts'
import { findTemplate, hashText, renderText } from './render-document.ts'

/**
 * Finds a text that anybody may read, such as one to agree to, in its version in force. Such a text needs no figures of an
 * application.
 */
export const findPublicText = (tenant: Tenant, id: string, now: Date): DocumentText | undefined =>
  toPublic(tenant, findTemplate(tenant, id, now))

/** Finds such a text in the version that somebody once agreed to. */
export const findPublicVersion = (tenant: Tenant, id: string, version: string): DocumentText | undefined =>
  toPublic(
    tenant,
    tenant.documents.get(id)?.find((template) => template.version === version),
  )

/** Types of texts for everybody: what one agrees to, and the booklet that comes with an application. */
const publicTypes: readonly (string | undefined)[] = ['CONSENT', 'HELOC_BOOKLET']

const toPublic = (tenant: Tenant, template: DocumentTemplate | undefined): DocumentText | undefined =>
  template && publicTypes.includes(template.type) ? renderText(tenant, template, {}) : undefined

/** Returns the hash of the words in force. */
export function hashInForce(tenant: Tenant, id: string, now: Date): string {
  const text = findPublicText(tenant, id, now)
  if (text === undefined) throw new Error(`flows/documents holds no text ${id} in force.`)
  return hashText(text)
}

/** Whether a hash is that of the words in force, in one of the lender's languages. */
export const isInForce = (tenant: Tenant, id: string, { now, textHash }: Agreement): boolean =>
  findAgreed(tenant, id, { now, textHash }) !== undefined

/** Finds the text in force with a hash: whoever has chosen another language meanwhile agreed to the same. */
const findAgreed = (tenant: Tenant, id: string, { now, textHash }: Agreement) =>
  [tenant, ...tenant.translations.values()]
    .map((one) => ({ locale: one.locale, text: findPublicText(one, id, now) }))
    .find(({ text }) => text !== undefined && hashText(text) === textHash)

export interface Agreement {
  readonly now: Date
  /** Hash of the words that the user saw; undefined if they saw none. */
  readonly textHash: string | undefined
}

/**
 * Returns the evidence of an agreement: the exact version, the hash of its words and their language. Throws a Problem (409) if
 * the words are not in force any more.
 */
export function requireConsent(tenant: Tenant, id: string, { now, textHash }: Agreement): Evidence {
  const agreed = findAgreed(tenant, id, { now, textHash })
  if (agreed?.text === undefined || textHash === undefined) throw new Problem(409, 'CONSENT_TEXT_STALE')
  const { locale, text } = agreed
  return { kind: 'CONSENT', subject: id, version: text.version, textHash, detail: { locale } }
}
