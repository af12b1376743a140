import type { SQL } from 'drizzle-orm'
import { sql } from '../database/drizzle.ts'
import { instant } from '../database/instant.ts'
import { rowsOf } from '../database/rows-of.ts'
import { figure } from '../tenants/figure.ts'
import { decidedAt } from './decided-at.ts'
import { isHeld } from './legal-holds.ts'
import type { Purge, PurgeInput } from './purge.ts'

/** Purges uploads that were removed before anybody reviewed them. */
export const removedUploads: Purge = {
  name: 'removed uploads',
  run: (input) =>
    empty(
      input,
      sql`documents.origin = 'UPLOADED' and documents.weighed_at is null
        and documents.removed_at + make_interval(days => ${figure(input.times, 'removedUploadDays')}) <= ${instant(input.now)}`,
    ),
}

/**
 * Purges the other documents of ended applications: reviewed, generated or left there (12 CFR 1002.12(b)). Documents in the
 * file of a paid-out line stay: they belong to the loan, and its borrower is promised them.
 */
export const applicationRecords: Purge = {
  name: 'application records',
  run: (input) =>
    empty(
      input,
      sql`(documents.removed_at is null or documents.weighed_at is not null)
        and (documents.removed_at is not null or not jsonb_exists(applications.heloc, 'fundedAt'))
        and ${decidedAt} + make_interval(months => ${figure(input.times, 'recordMonths')}) <= ${instant(input.now)}`,
    ),
}

/** Deletes content, text and the uploaded name of documents. The rows stay, with the hashes that the evidence refers to. */
async function empty(input: PurgeInput, isDue: SQL): Promise<number> {
  const { tx, ended, most } = input
  const emptied = await tx.execute(sql`
    update documents
    set bytes = ''::bytea, text = null, purged_at = ${instant(input.now)},
      name = case origin when 'UPLOADED' then '' else name end
    where uuid in (
      select documents.uuid
      from documents join applications on applications.uuid = documents.application
      where documents.purged_at is null and applications.state in ${ended} and ${isDue}
        and not ${isHeld(sql`applications.uuid`)}
      limit ${most}
    )
    returning uuid`)
  return rowsOf(emptied).length
}
