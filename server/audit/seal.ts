import type { Transaction } from '../database/database.ts'
import { asc, isNull, sql } from '../database/drizzle.ts'
import { rowsOf } from '../database/rows-of.ts'
import { auditLog } from '../database/schema.ts'
import type { Services } from '../services.ts'
import { hashOf } from './entry.ts'

/** Number that no other advisory lock of this database uses. */
const lock = 1_002_034

/** Entries sealed in one transaction. */
const most = 2000

/**
 * Gives the entries that were committed since the last round their places in the chains of their lenders, in the order of their
 * ids, and returns how many. One server of a database seals at a time, so that no two entries get one place; whoever writes an
 * entry waits for nobody. An entry that is committed late comes later in the chain, and keeps its own time.
 */
export async function seal({ database }: Pick<Services, 'database'>): Promise<number> {
  let sealed = 0
  for (;;) {
    const count = await database.db.transaction(sealSome)
    sealed += count
    if (count < most) return sealed
  }
}

async function sealSome(tx: Transaction): Promise<number> {
  const free = await tx.execute(sql`select 1 where pg_try_advisory_xact_lock(${lock}::bigint)`)
  if (rowsOf(free).length === 0) return 0
  const entries = await tx
    .select()
    .from(auditLog)
    .where(isNull(auditLog.position))
    .orderBy(asc(auditLog.id))
    .limit(most)
  if (entries.length === 0) return 0
  const heads = new Map((await loadHeads(tx)).map((head) => [head.lender, head]))
  const seals = entries.map((entry) => {
    const { position, hash } = heads.get(entry.lender) ?? { position: 0, hash: '' }
    const place = { lender: entry.lender, position: position + 1, hash: hashOf(hash, entry, position + 1) }
    heads.set(entry.lender, place)
    return { id: entry.id, position: place.position, hash: place.hash }
  })
  await tx.execute(sql`
    update audit_log set position = seal.position, hash = seal.hash
    from jsonb_to_recordset(${JSON.stringify(seals)}::jsonb) as seal (id bigint, position bigint, hash text)
    where audit_log.id = seal.id`)
  return entries.length
}

/** Last sealed entry of a lender. */
export interface Head {
  readonly lender: string
  readonly position: number
  readonly hash: string
}

/** Loads the end of every chain, by the index alone: a step from lender to lender. */
export async function loadHeads(tx: Pick<Transaction, 'execute'>): Promise<readonly Head[]> {
  const found = await tx.execute(sql`
    with recursive lenders as (
      (select lender from audit_log where position is not null order by lender limit 1)
      union all
      select (select lender from audit_log where position is not null and lender > lenders.lender order by lender limit 1)
      from lenders where lenders.lender is not null
    )
    select head.lender, head.position::text as position, head.hash from lenders, lateral (
      select * from audit_log where audit_log.lender = lenders.lender and position is not null order by position desc limit 1
    ) as head`)
  return (rowsOf(found) as { lender: string; position: string; hash: string }[]).map((head) => ({
    ...head,
    position: Number(head.position),
  }))
}
