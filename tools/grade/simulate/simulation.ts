import type { DeadEndKind } from './dead-ends.ts'

/** Result of a simulation. */
export interface Simulation {
  readonly tenant: string
  readonly seed: number
  readonly applicants: number
  /** Steps of all who reached an end. */
  readonly steps: StepCounts
  /** Endings, the most frequent first. */
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

/** Numbers of events from beginning to end; 0 if no applicant reached an end. */
export interface StepCounts {
  readonly minimum: number
  readonly median: number
  readonly maximum: number
}

export interface Ending {
  readonly state: string
  readonly page: string
  readonly applicants: number
  /** Share of all applicants, 0 to 1. */
  readonly share: number
  readonly steps: StepCounts
}

export interface DeadEnd {
  readonly kind: DeadEndKind
  readonly state: string
  readonly page: string
  readonly applicants: number
  /** Number of one of them, for `journey simulate --replay`. */
  readonly replay: number
}

export interface Coverage {
  readonly covered: number
  readonly known: number
  /** Items that no applicant met, in words. */
  readonly missing: readonly string[]
}
