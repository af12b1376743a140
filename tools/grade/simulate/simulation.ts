import type { DeadEndKind } from './dead-ends.ts'

/** What became of the applicants of a simulation. */
export interface Simulation {
  readonly tenant: string
  readonly seed: number
  readonly applicants: number
  /** Of all who came to an end. */
  readonly steps: Steps
  /** The most frequent first. */
  readonly endings: readonly Ending[]
  readonly deadEnds: readonly DeadEnd[]
  readonly coverage: {
    readonly pages: Coverage
    /** Arrows of the process: an event from one state to another. */
    readonly serverTransitions: Coverage
    /** Transitions of the client machine that have a trigger. */
    readonly clientTransitions: Coverage
  }
}

/** Numbers of events from the beginning to the end; 0 where nobody came to one. */
export interface Steps {
  readonly minimum: number
  readonly median: number
  readonly maximum: number
}

export interface Ending {
  readonly state: string
  readonly page: string
  readonly applicants: number
  /** Of all applicants, from 0 to 1. */
  readonly share: number
  readonly steps: Steps
}

export interface DeadEnd {
  readonly kind: DeadEndKind
  readonly state: string
  readonly page: string
  readonly applicants: number
  /** The number of one of them, for `journey simulate --replay`. */
  readonly replay: number
}

export interface Coverage {
  readonly covered: number
  readonly known: number
  /** Those that nobody came by, in words. */
  readonly missing: readonly string[]
}
