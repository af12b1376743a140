import type { Database, Transaction } from '../database/database.ts'
import { and, eq, gt, isNull } from '../database/drizzle.ts'
import { identities } from '../database/schema.ts'
import { createSecret, hashSecret } from '../secrets/random-secret.ts'
import type { Services } from '../services.ts'
import { letterLink } from '../tenants/letter-link.ts'
import { requireFigures } from '../tenants/require-figures.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { spendCode } from './setup-codes.ts'

export interface InvitedTo {
  readonly identity: string
  /** Address of the page on which they set up their account, and the step of it that they begin with. */
  readonly path: string
  readonly step: string
}

/**
 * Creates the link by which somebody invited sets up their account, and replaces an earlier one. Its token is in the fragment,
 * which reaches no server and no log. Opening the link uses nothing up, because programs that check mail open links, too.
 */
export async function createInvitationLink(
  tx: Transaction,
  { clock }: Pick<Services, 'clock'>,
  tenant: Tenant,
  { identity, path, step }: InvitedTo,
): Promise<string> {
  const { days } = requireFigures(tenant.journey.source.limits.limits.invitation, 'days')
  const token = createSecret()
  const invitationExpiresAt = new Date(clock.now().getTime() + days * 86_400_000)
  await tx
    .update(identities)
    .set({ invitationHash: hashSecret(token), invitationExpiresAt })
    .where(eq(identities.uuid, identity))
  const link = letterLink(tenant, path, { step })
  return `${link}#invitation=${token}`
}

/** Finds the account that a link invites to. Undefined if the link is too old, was replaced or used, or the account was closed. */
export async function findInvited(
  db: Database | Transaction,
  { clock }: Pick<Services, 'clock'>,
  { code: realm }: Pick<Tenant, 'code'>,
  token: string,
) {
  const [invited] = await db
    .select({
      uuid: identities.uuid,
      tenant: identities.tenant,
      locale: identities.locale,
      email: identities.email,
      userType: identities.userType,
    })
    .from(identities)
    .where(
      and(
        eq(identities.invitationHash, hashSecret(token)),
        eq(identities.tenant, realm),
        gt(identities.invitationExpiresAt, clock.now()),
        isNull(identities.passwordHash),
        isNull(identities.closedAt),
      ),
    )
  return invited
}

/** Uses an account's link up. Returns whether that was the link of the token. */
export async function spendInvitation(tx: Transaction, identity: string, token: string): Promise<boolean> {
  const own = and(eq(identities.uuid, identity), eq(identities.invitationHash, hashSecret(token)))
  const spent = await tx.update(identities).set(none).where(own).returning({ uuid: identities.uuid })
  return spent.length === 1
}

/** Ends what the letter of an invitation opens: the account's link and its code. Neither needs to be there. */
export async function withdrawInvitation(tx: Transaction, identity: string): Promise<void> {
  await tx.update(identities).set(none).where(eq(identities.uuid, identity))
  await spendCode(tx, identity)
}

const none = { invitationHash: null, invitationExpiresAt: null }
