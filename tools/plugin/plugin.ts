import type { Entry } from '../commands/command-entry.ts'
import type { Rule } from '../lint/rule.ts'
import type { ApplicationPosition } from '../positions/position.ts'
import type { Preview } from './preview.ts'

/** Default export of a module that journey.config.json names: what a product adds to the linter and to the command. */
export interface Plugin {
  readonly rules?: readonly Rule[]
  readonly commands?: Readonly<Record<string, Entry>>
  /** Loads what the product's own server tells `journey why`, `diff` and `graph`. */
  readonly server?: () => Promise<OwnServer>
  /** Loads what shows the product's screens in `journey studio`, of the product in a folder. */
  readonly preview?: (dir: string) => Promise<Preview>
}

export interface OwnServer {
  /** Where the open applications stand, or the one that is named. */
  readonly positions: (asked: AskedPositions) => Promise<readonly ApplicationPosition[]>
  /** How many applications of a lender ever reached each server state, and how many stand there now. */
  readonly counts: (asked: AskedCounts) => Promise<readonly StateCount[]>
}

export interface AskedPositions {
  /** Address of the server, if the user named one. */
  readonly url: string | undefined
  /** Whether the database is read, without a server. */
  readonly isDatabase: boolean
  readonly application: string | undefined
}

export interface AskedCounts {
  readonly url: string | undefined
  readonly tenant: string
}

export interface StateCount {
  readonly state: string
  readonly reached: number
  readonly standing: number
}
