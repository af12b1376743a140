import type { VendorNote } from '#generated/api'
import type { OpenDatabase } from '../../database/database.ts'
import { sql } from '../../database/drizzle.ts'
import { vendorNotes } from '../../database/schema.ts'

export interface Noted extends Pick<VendorNote, 'connection' | 'kind'> {
  /** Id of the call; empty if it is unknown. */
  readonly call: string
  readonly application?: string | null
}

/** Stores a note about a vendor for staff, or counts it again. */
export async function noteVendor(
  { db }: Pick<OpenDatabase, 'db'>,
  { connection, kind, call, application = null }: Noted,
  lastAt: Date,
): Promise<void> {
  await db
    .insert(vendorNotes)
    .values({ connection, kind, call, application, lastAt })
    .onConflictDoUpdate({
      target: [vendorNotes.connection, vendorNotes.kind, vendorNotes.call],
      set: { count: sql`${vendorNotes.count} + 1`, lastAt },
    })
}
