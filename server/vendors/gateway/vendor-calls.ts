import type { OpenDatabase } from '../../database/database.ts'
import { and, eq, ne } from '../../database/drizzle.ts'
import { vendorCalls } from '../../database/schema.ts'

export type VendorCallRow = typeof vendorCalls.$inferSelect
type NewCall = Pick<VendorCallRow, 'id' | 'connection' | 'operation' | 'tenant' | 'application' | 'ticket'>

/** Store of jobs' calls, so that none is lost or made twice, whatever happens to the process or the vendor. */
export interface VendorCallStore {
  /** Returns a call, stored first if it is new. */
  readonly claim: (call: NewCall, now: Date) => Promise<VendorCallRow>
  /** Stores the result of a call unless its answer is there already. Returns the call as it is then. */
  readonly note: (
    id: string,
    change: Partial<VendorCallRow> & Pick<VendorCallRow, 'state'>,
    now: Date,
  ) => Promise<VendorCallRow>
}

export function vendorCallStore({ db }: Pick<OpenDatabase, 'db'>): VendorCallStore {
  const find = async (id: string): Promise<VendorCallRow> => {
    const [row] = await db.select().from(vendorCalls).where(eq(vendorCalls.id, id))
    if (row === undefined) throw new Error(`The call ${id} was not written down.`)
    return row
  }
  return {
    claim: async (call, now) => {
      await db
        .insert(vendorCalls)
        .values({ ...call, state: 'FAILED', createdAt: now, updatedAt: now })
        .onConflictDoNothing()
      return find(call.id)
    },
    note: async (id, change, now) => {
      const [row] = await db
        .update(vendorCalls)
        .set({ ...change, updatedAt: now })
        .where(and(eq(vendorCalls.id, id), ne(vendorCalls.state, 'ANSWERED')))
        .returning()
      return row ?? find(id)
    },
  }
}
