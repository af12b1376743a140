import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { desc, eq, sql } from '../database/drizzle.ts'
import { applications, legalHolds } from '../database/schema.ts'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'

type Hold = typeof legalHolds.$inferSelect

/** Condition that an application is under a legal hold: nothing of it is purged, however old it is. */
export const isHeld = (application: SQLWrapper): SQL =>
  sql`coalesce((select legal_holds.action = 'PLACED' from legal_holds
    where legal_holds.application = ${application} order by legal_holds.id desc limit 1), false)`

/** Condition that an account is the borrower or a signer of an application under a legal hold. */
export const isOfHeld = (identity: SQLWrapper): SQL =>
  sql`exists (select from applications as held where ${isHeld(sql`held.uuid`)} and (held.owner = ${identity}
    or held.heloc -> 'helocSigners' @> jsonb_build_array(jsonb_build_object('identityUuid', ${identity}))))`

/** Condition for a row that may be about an application and of an account, or about either alone. */
export const isHeldOrTheirs = (of: Readonly<Record<'application' | 'identity', PgColumn>>): SQL =>
  sql`(${isHeld(of.application)} or ${isOfHeld(of.identity)})`

/** Places or releases a hold. Each time is an entry that nobody can change. Throws a Problem if it changes nothing. */
export async function decideHold(
  { database: { db } }: Pick<Services, 'database'>,
  { application, action, reason, author }: Pick<Hold, 'application' | 'action' | 'reason' | 'author'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ uuid: applications.uuid })
      .from(applications)
      .where(eq(applications.uuid, application))
      .for('update')
    if (found === undefined) throw new Problem(404, 'APPLICATION_UNKNOWN')
    const [newest] = await tx
      .select()
      .from(legalHolds)
      .where(eq(legalHolds.application, application))
      .orderBy(desc(legalHolds.id))
      .limit(1)
    if ((newest?.action ?? 'RELEASED') === action) throw new Problem(409, 'HOLD_UNCHANGED')
    await tx.insert(legalHolds).values({ application, action, reason, author })
  })
}

/** Returns the holds in force, the newest first. */
export const loadHolds = ({ database: { db } }: Pick<Services, 'database'>): Promise<readonly Hold[]> =>
  db
    .select()
    .from(legalHolds)
    .where(
      sql`${legalHolds.action} = 'PLACED' and ${legalHolds.id} in (select max(id) from legal_holds group by application)`,
    )
    .orderBy(desc(legalHolds.id))
