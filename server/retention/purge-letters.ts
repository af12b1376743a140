import type { SQL } from 'drizzle-orm'
import { sql } from '../database/drizzle.ts'
import { instant } from '../database/instant.ts'
import { rowsOf } from '../database/rows-of.ts'
import { figure } from '../tenants/figure.ts'
import { decidedAt } from './decided-at.ts'
import { isHeld, isOfHeld } from './legal-holds.ts'
import type { Purge, PurgeInput } from './purge.ts'

/** Deletes letters that are no record of an application, such as one about an appointment. */
export const otherLetters: Purge = {
  name: 'letters',
  run: (input) => {
    const { now, times, ended } = input
    return remove(
      input,
      sql`outbox.kind = 'OTHER' and (outbox.application is null or applications.state in ${ended})
        and outbox.created_at + make_interval(days => ${figure(times, 'letterDays')}) <= ${instant(now)}`,
    )
  },
}

/**
 * Deletes letters about decisions, disclosures and rights to cancel (12 CFR 1002.12(b)). For a letter about no application, the
 * time begins on its own day.
 */
export const recordLetters: Purge = {
  name: 'letters of record',
  run: (input) => {
    const { now, times, ended } = input
    return remove(
      input,
      sql`outbox.kind <> 'OTHER' and (outbox.application is null or applications.state in ${ended})
        and coalesce(${decidedAt}, outbox.created_at)
          + make_interval(months => ${figure(times, 'recordMonths')}) <= ${instant(now)}`,
    )
  },
}

async function remove({ tx, most }: PurgeInput, isDue: SQL): Promise<number> {
  const removed = await tx.execute(sql`
    delete from outbox where id in (
      select outbox.id from outbox left join applications on applications.uuid = outbox.application
      where ${isDue} and not ${isHeld(sql`outbox.application`)} and not ${isOfHeld(sql`outbox.reader`)}
      limit ${most}
    )
    returning id`)
  return rowsOf(removed).length
}
