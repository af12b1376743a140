/** What a replay is told of; an answer only where its field is of class public. */
export type ReplayStep =
  | { readonly kind: 'page'; readonly page: string }
  | { readonly kind: 'field'; readonly page: string; readonly field: string; readonly shown: string }

/** A replay that has begun. */
export interface ReplaySession {
  /** Where the lender's people see it. */
  readonly link: string
  /** Names it in the headers of our calls. */
  readonly session: string
}

/** A way to a lender's replay service. It runs none of the service's code on our origin. */
export interface ReplayAdapter {
  /** Begins a replay; resolves once the service has taken it. */
  readonly start: () => Promise<ReplaySession>
  readonly note: (step: ReplayStep) => void
  readonly stop: () => void
}
