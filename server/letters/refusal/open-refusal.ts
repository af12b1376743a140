import { eq } from '../../database/drizzle.ts'
import { identities } from '../../database/schema.ts'
import type { Services } from '../../services.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { saveChoice } from '../notification-choices.ts'
import { findRefusal, type Refusal } from './refusal-token.ts'

/** Content of an unsubscribe token, with the lender of the account. */
export interface OpenRefusal extends Refusal {
  readonly tenant: Tenant
}

/** Opens an unsubscribe token. Undefined if it was not made here or its account does not exist any more. */
export async function openRefusal(
  { database, secrets, tenants }: Services,
  token: string,
): Promise<OpenRefusal | undefined> {
  const refusal = findRefusal(secrets.dataKey, token)
  if (refusal === undefined) return undefined
  const [row] = await database.db
    .select({ code: identities.tenant })
    .from(identities)
    .where(eq(identities.uuid, refusal.identity))
  const tenant = row && tenants.find(row.code)
  return tenant && { ...refusal, tenant }
}

/** Stores that a person wants no letters about a topic. It may be repeated. */
export const refuseLetters = (
  { database, clock }: Services,
  { identity, topic }: OpenRefusal,
): Promise<void> => saveChoice(database.db, identity, { topic, isWanted: false }, clock.now())
