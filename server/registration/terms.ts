import type { ApplicationRequest } from '#generated/api'
import type { Evidence } from '../applications/evidence.ts'
import type { Transaction } from '../database/database.ts'
import { and, desc, eq } from '../database/drizzle.ts'
import { evidence } from '../database/schema.ts'
import { hashInForce, isInForce, requireConsent } from '../documents/made/consent-text.ts'
import { Problem } from '../errors/problem.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** Returns the agreement to the terms that the browser showed, or to those in force if it names none. */
export const agreedToTerms = (tenant: Tenant, shownHash: string | undefined, now: Date): Evidence =>
  requireConsent(tenant, 'terms', { now, textHash: shownHash ?? hashInForce(tenant, 'terms', now) })

interface Agreed {
  readonly agreed: Evidence
  readonly agreedAt: Date
}

/**
 * Returns a user's last agreement to the terms if its words are still in force, otherwise a new one. Throws a Problem (422) if
 * there is none.
 */
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
  if (last === undefined || !isInForce(tenant, 'terms', { now, textHash: last.textHash }))
    throw new Problem(422, 'TERMS_REQUIRED')
  const { kind, subject, version, textHash, application, at } = last
  return { agreed: { kind, subject, version, textHash, detail: { carriedFrom: application } }, agreedAt: at }
}
