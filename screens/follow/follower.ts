import type { Journey } from '#engine'
import type { ApplicationStatus, Heloc, Profile } from '#generated/domain'
import type { Store } from '../storage/create-store.ts'

/** Parts of one application, as they were read. */
export interface ApplicationData {
  readonly profile: Profile
  readonly heloc: Heloc
  readonly status: ApplicationStatus
}

/**
 * - `idle`: the applicant may act.
 * - `waiting`: the server works, and is not yet followed.
 * - `processing`: a step is followed; `slow` once that takes longer than the processing modal stands.
 * - `exhausted`: every retry was used and the server still works; the status is read at the pace of a live page.
 */
export type Phase = 'idle' | 'waiting' | 'processing' | 'slow' | 'exhausted'

export interface Followed extends ApplicationData {
  readonly phase: Phase
  /** Why the server's work could not be followed; what a submission asked for rejects there instead. */
  readonly failure?: unknown
}

export interface FollowerOptions {
  readonly journey: Journey
  readonly known: ApplicationData
  /** `known` was read just now: the first look need not read it again. */
  readonly isFresh: boolean
  readonly calls: {
    readonly status: (isPoll: boolean) => Promise<ApplicationStatus>
    readonly heloc: () => Promise<Heloc>
    readonly profile: () => Promise<Profile>
  }
  readonly limits: { readonly staleMs: number; readonly lookMs: number; readonly slowMs: number }
  readonly now: () => number
  readonly sleep: (ms: number) => Promise<void>
  /** A live page is not read again while nobody sees it. */
  readonly isVisible: () => boolean
  /** The machine has come to an end (a decline) although the server still works. */
  readonly hasEnded: (data: ApplicationData) => boolean
  /** Keeps what was read where other pages find it; returns it, what has not changed as the same object. */
  readonly keep: (data: ApplicationData) => ApplicationData
}

export interface Follower extends Pick<Store<Followed>, 'get' | 'subscribe'> {
  /** Begins to follow; returns how to stop, after which nothing more is read. */
  readonly start: () => () => void
  /** Follows an accepted submission, sent from the state `before`, to where it leads; rejects if that cannot be read. */
  readonly submitted: (answer: ApplicationStatus, before: string) => Promise<void>
  /** Reads the status at once unless it is fresh; true if the application has moved without a submission from here. */
  readonly look: () => Promise<boolean>
  /** Reads the whole application at once; returns its status. */
  readonly refresh: () => Promise<ApplicationStatus>
  /** Reads the status again and again while a page is shown on which the server moves on by itself; returns how to stop. */
  readonly live: () => () => void
}
