import type { Context } from '#engine'

/** Where an application stands, and what conditions may read of it, if that is known. */
export interface Position {
  readonly application: string
  readonly tenant: string
  /** One that the process may lack. */
  readonly state: string
  /** With this state in it. */
  readonly context?: Context
}

/** Positions that cannot be read; the message says where and why. */
export class PositionsUnreadable extends Error {}
