import type { LimitSource } from '#engine'
import type { Transaction } from '../database/database.ts'

export interface PurgeInput {
  readonly tx: Transaction
  readonly now: Date
  /** `retention` of flows/limits.json. */
  readonly times: LimitSource
  /** The server states in which an application has ended. */
  readonly ended: readonly string[]
  /** Months for which each lender keeps chats after their end, by its code, and the longest of them. */
  readonly chatMonths: { readonly byTenant: Readonly<Record<string, number>>; readonly longest: number }
  /** How many rows to remove at most. */
  readonly most: number
}

/** Something whose time is over: its name in the log, and how a batch of it is removed. */
export interface Purge {
  readonly name: string
  /** Removes what is due, `most` rows of it; answers how many. */
  readonly run: (input: PurgeInput) => Promise<number>
}
