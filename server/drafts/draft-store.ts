import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Database, Transaction } from '../database/database.ts'
import { and, asc, eq, inArray, sql } from '../database/drizzle.ts'
import { drafts } from '../database/schema.ts'
import type { KeyRing } from '../secrets/key-ring.ts'
import { seal, unseal } from '../secrets/seal.ts'
import { type Draft, formOf } from './require-draft.ts'

/** Owner of drafts: the borrower or an additional signer of an application. */
export interface DraftOwner {
  readonly application: string
  readonly identity: string
}

interface SavedDraft extends Draft {
  /** Changes with each save. */
  readonly version: string
  readonly savedAt: Date
}

/** Returns the names of drafts of which something else is stored than whoever saves them has seen. */
export async function findNewer(
  tx: Transaction,
  key: KeyRing,
  owner: DraftOwner,
  typed: readonly Draft[],
): Promise<readonly string[]> {
  const names = typed.map(({ name }) => name)
  const stored = await tx
    .select({ name: drafts.name, version: drafts.uuid, sealed: drafts.sealed })
    .from(drafts)
    .where(and(isTheirs(owner), inArray(drafts.name, names)))
  const isUnseen = ({ name, version, sealed }: (typeof stored)[number]) => {
    const sent = typed.find((draft) => draft.name === name)
    return sent?.version !== version && !isDeepStrictEqual(JSON.parse(unseal(key, sealed)), sent?.values)
  }
  return stored.filter(isUnseen).map(({ name }) => name)
}

export async function loadDrafts(
  db: Database | Transaction,
  key: KeyRing,
  owner: DraftOwner,
): Promise<readonly SavedDraft[]> {
  const { uuid: version, name, sealed, savedAt } = drafts
  const rows = await db
    .select({ version, name, sealed, savedAt })
    .from(drafts)
    .where(isTheirs(owner))
    .orderBy(asc(name))
  return rows.map(({ sealed, ...row }) => ({ ...row, values: JSON.parse(unseal(key, sealed)) }))
}

/** Stores drafts, each replacing the one of its name, and returns their versions. Only the `most` newest are kept. */
export async function saveDrafts(
  tx: Transaction,
  key: KeyRing,
  owner: DraftOwner,
  { typed, at, most }: { readonly typed: readonly Draft[]; readonly at: Date; readonly most: number },
): Promise<readonly DraftVersion[]> {
  if (typed.length === 0) return []
  const rows = typed.map((draft) => ({
    ...owner,
    uuid: randomUUID(),
    name: draft.name,
    form: formOf(draft),
    savedAt: at,
    sealed: seal(key, JSON.stringify(draft.values)),
  }))
  await tx
    .insert(drafts)
    .values(rows)
    .onConflictDoUpdate({
      target: [drafts.application, drafts.identity, drafts.name],
      set: { uuid: sql`excluded.uuid`, sealed: sql`excluded.sealed`, savedAt: at },
    })
  await tx.execute(sql`
    delete from drafts where application = ${owner.application} and identity = ${owner.identity} and uuid not in (
      select uuid from drafts where application = ${owner.application} and identity = ${owner.identity}
      order by saved_at desc limit ${most})`)
  return rows.map(({ name, uuid: version }) => ({ name, version }))
}

interface DraftVersion {
  readonly name: string
  readonly version: string
}

const isTheirs = ({ application, identity }: DraftOwner) =>
  and(eq(drafts.application, application), eq(drafts.identity, identity))
