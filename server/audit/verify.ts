import type { Database, Transaction } from '../database/database.ts'
import { and, asc, eq, gt, sql } from '../database/drizzle.ts'
import { rowsOf } from '../database/rows-of.ts'
import { auditLog } from '../database/schema.ts'
import { hashOf } from './entry.ts'
import { findUnwitnessed } from './find-unwitnessed.ts'
import { type Head, loadHeads } from './seal.ts'

export interface Report {
  readonly lenders: readonly { readonly lender: string; readonly entries: number; readonly head: string }[]
  /** Entries that no round has sealed yet. */
  readonly unsealed: number
  /** Faults, in words. Empty if nothing is. */
  readonly faults: readonly string[]
}

export interface Asked {
  /** Lender whose chain is looked at; all if undefined. */
  readonly lender?: string | undefined
  /** Anchors that were kept outside of the database. */
  readonly anchors?: readonly Head[]
}

/**
 * Computes every chain anew, compares it with the anchors in the database and those given, and looks whether each event and
 * each proof still is what its entry witnessed.
 */
export async function verify(
  { db }: { readonly db: Database | Transaction },
  asked: Asked = {},
): Promise<Report> {
  const kept = await db.execute(sql`select lender, position::text as position, hash from audit_anchors`)
  const anchors = [...(rowsOf(kept) as Head[]), ...(asked.anchors ?? [])]
  // A chain of which nothing is left has no end, but it may have been anchored.
  const known = [...(await loadHeads(db)), ...anchors].map(({ lender }) => lender)
  const chains = [...new Set(known)].filter((lender) => asked.lender === undefined || asked.lender === lender)
  const lenders: Report['lenders'][number][] = []
  const faults: string[] = []
  for (const lender of chains.sort()) {
    const own = new Map(
      anchors.filter((each) => each.lender === lender).map(({ position, hash }) => [Number(position), hash]),
    )
    const { entries, head, fault } = await walk(db, lender, own)
    lenders.push({ lender, entries, head })
    if (fault !== undefined) faults.push(`${lender}: ${fault}`)
  }
  const [row] = rowsOf(
    await db.execute(sql`select count(*)::integer as count from audit_log where position is null`),
  )
  const unsealed = Number((row as { readonly count: number }).count)
  return { lenders, unsealed, faults: [...faults, ...(await findUnwitnessed(db, asked.lender))] }
}

const page = 5000

async function walk(db: Database | Transaction, lender: string, anchors: Map<number, string>) {
  let [position, head] = [0, '']
  const found = (fault: string) => ({ entries: position, head, fault })
  for (;;) {
    const entries = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.lender, lender), gt(auditLog.position, position)))
      .orderBy(asc(auditLog.position))
      .limit(page)
    for (const entry of entries) {
      if (entry.position !== position + 1) return found(`entry ${position + 1} is missing.`)
      if (entry.hash !== hashOf(head, entry, entry.position))
        return found(`entry ${entry.position} was changed, or one before it.`)
      ;[position, head] = [entry.position, entry.hash]
      const anchored = anchors.get(position)
      if (anchored !== undefined && anchored !== head)
        return found(`entry ${position} is not the one that was anchored; the chain was rewritten.`)
    }
    if (entries.length < page) break
  }
  const lost = [...anchors.keys()].find((anchored) => anchored > position)
  return lost === undefined
    ? { entries: position, head, fault: undefined }
    : found(`it ends at ${position}, and ${lost} was anchored: its end was cut off.`)
}
