import type { Journey } from '#engine'
import type { ApplicationData, ApplicationStatus } from '../host.ts'
import type { Store } from '../storage/create-store.ts'

/**
 * Phase of following an application.
 * - `idle`: the applicant may act.
 * - `waiting`: the server works and is not yet followed.
 * - `processing`: a step is followed.
 * - `slow`: the step takes longer than the processing modal is shown.
 * - `exhausted`: all retries were used and the server still works, or the result of a submission could not be read. The status is read rarely, and when the applicant looks.
 */
export type Phase = 'idle' | 'waiting' | 'processing' | 'slow' | 'exhausted'

/** Application as last read, and how it is followed. */
export type Followed = ApplicationData & {
  readonly phase: Phase
  /** Error because of which the server's work could not be followed where no submission asked for it. */
  readonly failure?: unknown
}

export interface FollowerOptions {
  readonly journey: Journey
  readonly known: ApplicationData
  /** Whether `known` was read just now, so that the first look need not read it again. */
  readonly isFresh: boolean
  readonly calls: {
    readonly status: (isPoll: boolean) => Promise<ApplicationStatus>
    /** Reads all parts of the application besides its status. */
    readonly rest: () => Promise<Omit<ApplicationData, 'status'>>
  }
  readonly limits: {
    readonly staleMs: number
    readonly lookMs: number
    readonly exhaustedLookMs: number
    readonly slowMs: number
  }
  readonly now: () => number
  /** Waits, and longer until somebody sees the page: of a hidden one nothing is read, except when it asks. */
  readonly sleep: (ms: number) => Promise<void>
  /** Version of the application that these data show; undefined if they say none. */
  readonly versionOf: (data: ApplicationData) => number | undefined
  /** Whether the machine has come to an ending (a decline) although the server still works. */
  readonly hasEnded: (data: ApplicationData) => boolean
  /** Stores the data where other pages find it. Returns it with unchanged parts as the same objects. */
  readonly keep: (data: ApplicationData) => ApplicationData
}

export interface Follower extends Pick<Store<Followed>, 'get' | 'subscribe'> {
  /** Starts following. Returns a function that stops it, after which nothing more is read. */
  readonly start: () => () => void
  /**
   * Follows an accepted submission, sent from the state `before`, to its resulting state. A failed read only delays: the
   * submission was accepted.
   */
  readonly submitted: (answer: ApplicationStatus, before: string) => Promise<void>
  /** Reads the status now unless it is fresh. Returns true if the state has changed without a submission from here. */
  readonly look: () => Promise<boolean>
  /** Reads the whole application now. Returns its status. */
  readonly refresh: () => Promise<ApplicationStatus>
  /**
   * Polls the status while a page is shown on which the server changes the state without a submission. Returns a function
   * that stops it.
   */
  readonly live: () => () => void
}
