import { sql } from '../database/drizzle.ts'
import { instant } from '../database/instant.ts'
import { rowsOf } from '../database/rows-of.ts'
import { figure } from '../tenants/figure.ts'
import { isHeld } from './legal-holds.ts'
import type { Purge } from './purge.ts'

/**
 * Deletes calls to vendors with their answers, of which the application keeps what it needs. A call without an answer stays as
 * long as its application may wait for it.
 */
export const settledCalls: Purge = {
  name: 'calls to vendors',
  run: async ({ tx, now, times, ended, most }) => {
    const removed = await tx.execute(sql`
      delete from vendor_calls where id in (
        select vendor_calls.id
        from vendor_calls left join applications on applications.uuid = vendor_calls.application
        where vendor_calls.updated_at + make_interval(days => ${figure(times, 'vendorCallDays')}) <= ${instant(now)}
          and (vendor_calls.state = 'ANSWERED' or applications.uuid is null or applications.state in ${ended})
          and not ${isHeld(sql`vendor_calls.application`)}
        limit ${most}
      )
      returning id`)
    return rowsOf(removed).length
  },
}
