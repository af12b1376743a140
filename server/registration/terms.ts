import type { ApplicationRequest } from '#generated/api'
import type { Evidence } from '../applications/evidence.ts'
import type { Transaction } from '../database/database.ts'
import { and, desc, eq } from '../database/drizzle.ts'
import { evidence } from '../database/schema.ts'
import { hashInForce, requireConsent } from '../documents/made/consent-text.ts'
import { Problem } from '../errors/problem.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** Agreement to the terms: those that the browser showed, or those in force where it does not say. */
export const agreedToTerms = (tenant: Tenant, shownHash: string | undefined, now: Date): Evidence =>
  requireConsent(tenant, 'terms', { now, textHash: shownHash ?? hashInForce(tenant, 'terms', now) })

interface Agreed {
  readonly agreed: Evidence
  readonly agreedAt: Date
}

/** What somebody agreed to when they came, while its words are still in force; else a new agreement, refused where there is none. */
export async function renewedTerms(
  tx: Transaction,
  tenant: Tenant,
  identity: string,
  { termsAccepted, consentTextHash }: Pick<ApplicationRequest, 'termsAccepted' | 'consentTextHash'>,
  now: Date,
): Promise<Agreed> {
  if (termsAccepted === true) return { agreed: agreedToTerms(tenant, consentTextHash, now), agreedAt: now }
  const [last] = await tx
    .select()
    .from(evidence)
    .where(and(eq(evidence.identity, identity), eq(evidence.kind, 'CONSENT'), eq(evidence.subject, 'terms')))
    .orderBy(desc(evidence.at))
    .limit(1)
  if (last?.textHash !== hashInForce(tenant, 'terms', now)) throw new Problem(422, 'TERMS_REQUIRED')
  const { kind, subject, version, textHash, application, at } = last
  return { agreed: { kind, subject, version, textHash, detail: { carriedFrom: application } }, agreedAt: at }
}
