import type { Database } from '../database/database.ts'
import type { FileStore } from '../documents/files/file-store.ts'
import type { KeyRing } from '../secrets/key-ring.ts'
import { type Resealed, resealFiles } from './reseal-files.ts'
import { resealValues } from './reseal-values.ts'
import { type SealedPlace, sealedPlaces } from './sealed-places.ts'

const nothing: Resealed = { values: 0, unreadable: [] }

export interface ResealOptions {
  readonly batchSize?: number
  /** Called after each batch, which is then committed. */
  readonly tell?: (batch: Resealed) => void
}

/**
 * Reseals with the current key everything that another one sealed. A batch of rows is one transaction, locked against other
 * changes, so that servers can keep running and an interrupted run can be repeated.
 */
export async function reseal(
  db: Database,
  ring: KeyRing,
  options: ResealOptions = {},
  store?: FileStore,
): Promise<Resealed> {
  let done = nothing
  let pass: Resealed
  do {
    pass = nothing
    for (const place of sealedPlaces) pass = sum(pass, await resealPlace(db, ring, place, options))
    const files = await resealFiles(db, ring, store)
    options.tell?.(files)
    pass = sum(pass, files)
    done = { ...sum(done, pass), unreadable: pass.unreadable }
    // A server may have written behind the pass, so passes repeat until one finds nothing.
  } while (pass.values > 0)
  return done
}

const firstUuid = '00000000-0000-0000-0000-000000000000'

async function resealPlace(
  db: Database,
  ring: KeyRing,
  place: SealedPlace,
  { batchSize = 100, tell = () => {} }: ResealOptions,
): Promise<Resealed> {
  let done = nothing
  for (let after: string | undefined = firstUuid; after !== undefined; ) {
    const { last, ...batch } = await resealBatch(db, ring, place, { after, size: batchSize })
    tell(batch)
    done = sum(done, batch)
    after = last
  }
  return done
}

const sum = (one: Resealed, other: Resealed): Resealed => ({
  values: one.values + other.values,
  unreadable: [...one.unreadable, ...other.unreadable],
})

/** Reseals one batch. `last` is the row after which the next batch begins; undefined after the last one. */
const resealBatch = (
  db: Database,
  ring: KeyRing,
  { what, lock, save }: SealedPlace,
  { after, size }: { readonly after: string; readonly size: number },
): Promise<Resealed & { readonly last: string | undefined }> =>
  db.transaction(async (tx) => {
    const rows = await lock(tx, after, size)
    let batch = nothing
    for (const { uuid, sealed } of rows) {
      const { value, count, unreadable } = resealValues(ring, sealed)
      if (count > 0) await save(tx, { uuid, sealed: value })
      batch = sum(batch, { values: count, unreadable: unreadable > 0 ? [`${what} ${uuid}`] : [] })
    }
    return { ...batch, last: rows.length < size ? undefined : rows.at(-1)?.uuid }
  })
