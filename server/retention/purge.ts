import type { LimitSource } from '#engine'
import type { Transaction } from '../database/database.ts'

export interface PurgeInput {
  readonly tx: Transaction
  readonly now: Date
  /** `retention` of flows/limits.json. */
  readonly times: LimitSource
  /** Server states in which an application has ended. */
  readonly ended: readonly string[]
  /** Months that each lender keeps chats after their end, by its code, and the longest of them. */
  readonly chatMonths: { readonly byTenant: Readonly<Record<string, number>>; readonly longest: number }
  /** Most rows to remove at once. */
  readonly most: number
}

/** Purge of expired data: its name in the log, and how a batch is removed. */
export interface Purge {
  readonly name: string
  /** Whether it removes only what passes anyway, such as sessions: a great number of it is nothing unusual. */
  readonly isPassing?: boolean
  /** Removes at most `most` due rows and returns their number. */
  readonly run: (input: PurgeInput) => Promise<number>
}
