import { sql } from '../database/drizzle.ts'
import { applications, identities } from '../database/schema.ts'

/** Column for a query of applications: when the last of their additional signers said that somebody else acted on their account. */
export const signerDeniedAt = sql<Date | null>`(
  select max(signer.denied_at) from ${identities} signer
  where signer.denied_at is not null and ${applications.heloc} -> 'helocSigners'
    @> jsonb_build_array(jsonb_build_object('identityUuid', signer.uuid))
)`.mapWith(identities.deniedAt)
