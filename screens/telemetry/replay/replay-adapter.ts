/** Step sent to a replay. Only answers to fields of class public are shown as they are. */
export type ReplayStep =
  | { readonly kind: 'page'; readonly page: string }
  | { readonly kind: 'field'; readonly page: string; readonly field: string; readonly shown: string }

/** Started replay. */
export interface ReplaySession {
  /** URL at which the lender's staff see the replay. */
  readonly link: string
  /** Id of the replay, sent in the headers of our requests. */
  readonly session: string
}

/** Adapter of a lender's replay service. It runs none of the service's code on our origin. */
export interface ReplayAdapter {
  /** Starts a replay. Resolves once the service has accepted it. */
  readonly start: () => Promise<ReplaySession>
  readonly note: (step: ReplayStep) => void
  readonly stop: () => void
}
