import type { EndSessions } from '../auth/end-sessions.ts'
import type { Transaction } from '../database/database.ts'
import { and, eq } from '../database/drizzle.ts'
import { identities } from '../database/schema.ts'
import { Problem } from '../errors/problem.ts'
import { postLetter } from '../letters/post-letters.ts'
import type { Tenant } from '../tenants/tenant.ts'

export interface PasswordChange {
  readonly tenant: Tenant
  readonly identity: string
  readonly passwordHash: string
  /** True if there was no password before, so nobody has to be warned. */
  readonly isFirst?: boolean
  /** Hash of the current password, if its owner gave it. A change that was made meanwhile refuses this one. */
  readonly before?: string | null
}

/**
 * Replaces a password, ends the sessions opened with the old one and returns their number. Tells the owner by mail, because it
 * may not have been them.
 */
export async function replacePassword(
  tx: Transaction,
  endSessions: EndSessions,
  { tenant, identity, passwordHash, isFirst, before }: PasswordChange,
  now: Date,
): Promise<number> {
  const [changed] = await tx
    .update(identities)
    .set({ passwordHash, updatedAt: now })
    .where(
      and(eq(identities.uuid, identity), before == null ? undefined : eq(identities.passwordHash, before)),
    )
    .returning({ recipient: identities.email })
  if (changed === undefined && before == null) throw new Error('The identity of a password is gone.')
  if (changed === undefined) throw new Problem(422, 'PASSWORD_WRONG').at('currentPassword')
  const ended = await endSessions({ identity }, 'PASSWORD', now)
  if (isFirst !== true)
    await postLetter(tx, tenant, {
      channel: 'MAIL',
      template: 'passwordChanged',
      reader: identity,
      at: now,
      ...changed,
    })
  return ended
}
