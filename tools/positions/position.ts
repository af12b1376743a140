import type { Context } from '#engine'

/** State of an application, with the context that conditions may read, if known. */
export interface ApplicationPosition {
  readonly application: string
  readonly tenant: string
  /** State, possibly unknown to the process. */
  readonly state: string
  /** Context that contains this state. */
  readonly context?: Context
}

/** Error for positions that cannot be read; the message says where and why. */
export class PositionsUnreadable extends Error {}
