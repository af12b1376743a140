import { sql } from '../database/drizzle.ts'
import { instant } from '../database/instant.ts'
import { rowsOf } from '../database/rows-of.ts'
import { figure } from '../tenants/figure.ts'
import { decidedAt } from './decided-at.ts'
import { isHeld } from './legal-holds.ts'
import type { Purge } from './purge.ts'

/**
 * Erases closed accounts once none of their applications, own or signed, is a record any more (12 CFR 1002.12(b)). An
 * application whose line was paid out belongs to the loan and stays. The profile and answers are deleted; rows and uuids stay,
 * because events and evidence name them.
 */
export const closedAccounts: Purge = {
  name: 'closed accounts',
  run: async ({ tx, now, times, ended, most }) => {
    const present = instant(now)
    const isKept = sql`(applications.state not in ${ended} or jsonb_exists(applications.heloc, 'fundedAt')
      or ${decidedAt} + make_interval(months => ${figure(times, 'recordMonths')}) > ${present}
      or ${isHeld(sql`applications.uuid`)})`
    const isTheirs = sql`(applications.owner = identities.uuid or applications.heloc -> 'helocSigners'
      @> jsonb_build_array(jsonb_build_object('identityUuid', identities.uuid)))`
    const due = await tx.execute(sql`
      update identities set profile = '{}', referrer_uuid = null, erased_at = ${present}
      where uuid in (
        select uuid from identities
        where erased_at is null
          and closed_at + make_interval(days => ${figure(times, 'closedAccountDays')}) <= ${present}
          and not exists (select from applications where ${isTheirs} and ${isKept})
        limit ${most}
      )
      returning uuid`)
    const erased = sql`(select uuid from identities where erased_at = ${present})`
    await tx.execute(sql`update applications set heloc = '{}', loan_file = '{}' where owner in ${erased}`)
    await tx.execute(sql`delete from drafts where identity in ${erased}`)
    await tx.execute(sql`delete from security_notices where identity in ${erased}`)
    await tx.execute(sql`delete from notification_choices where identity in ${erased}`)
    await tx.execute(sql`delete from notification_reads where identity in ${erased}`)
    await tx.execute(sql`delete from experiment_assignments where identity in ${erased}`)
    await tx.execute(
      sql`delete from replay_links where application in (select uuid from applications where owner in ${erased})`,
    )
    // The events still count, without a person's name.
    await tx.execute(
      sql`update telemetry_events set identity = null, application = null where identity in ${erased}`,
    )
    return rowsOf(due).length
  },
}
