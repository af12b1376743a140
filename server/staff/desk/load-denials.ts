import type { DeskApplication } from '#generated/api'
import type { Application } from '../../applications/application.ts'
import { ownersOf } from '../../applications/owners.ts'
import type { Database } from '../../database/database.ts'
import { and, desc, eq, inArray, isNotNull } from '../../database/drizzle.ts'
import { accountUnlocks, identities, securityNotices } from '../../database/schema.ts'

type Denials = DeskApplication['denials']

/** Loads which owners of an application say that somebody else acted, since when, and about what, until their hold is lifted. */
export async function loadDenials(db: Database, application: Application): Promise<Denials> {
  const owners = ownersOf(application)
  const named = owners.flatMap(({ identity }) => identity ?? [])
  const accounts = await db
    .select({ uuid: identities.uuid, deniedAt: identities.deniedAt })
    .from(identities)
    .where(and(inArray(identities.uuid, named), isNotNull(identities.deniedAt)))
  const found: Denials = []
  for (const { identity, name } of owners) {
    const deniedAt = accounts.find(({ uuid }) => uuid === identity)?.deniedAt
    if (identity === undefined || !deniedAt) continue
    const acts = await deniedActs(db, identity)
    const liftedAt = await lastLift(db, identity)
    const open = acts.map(({ at }) => at).filter((at) => liftedAt === null || at > liftedAt)
    found.push({
      name,
      isBorrower: identity === application.owner,
      since: (open.at(-1) ?? deniedAt).toISOString(),
      acts: acts.map(({ act, at }) => ({ act, at: at.toISOString() })),
    })
  }
  return found
}

/** Lists the acts that the owner of an account denied, the newest denial first: the letters that told of them. */
async function deniedActs(db: Database, identity: string) {
  const rows = await db
    .select({ act: securityNotices.act, at: securityNotices.deniedAt })
    .from(securityNotices)
    .where(and(eq(securityNotices.identity, identity), isNotNull(securityNotices.deniedAt)))
    .orderBy(desc(securityNotices.deniedAt))
  return rows.flatMap(({ act, at }) => (at === null ? [] : [{ act, at }]))
}

async function lastLift(db: Database, identity: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: accountUnlocks.unlockedAt })
    .from(accountUnlocks)
    .where(eq(accountUnlocks.identity, identity))
    .orderBy(desc(accountUnlocks.unlockedAt))
    .limit(1)
  return row?.at ?? null
}
