/** Something happened in a conversation. It names what to look at, never what was said. */
export type Notice =
  | { readonly kind: 'MESSAGE'; readonly conversation: string }
  | { readonly kind: 'STATE'; readonly conversation: string }
  | { readonly kind: 'TYPING'; readonly conversation: string; readonly participant: string }
  | {
      readonly kind: 'READ'
      readonly conversation: string
      readonly participant: string
      readonly sequence: number
    }

/** What a server does with the notices of the others. */
export interface FanOutListener {
  readonly onNotice: (notice: Notice) => void
  /** Notices may have been missed: everything that is followed here has to be looked at. */
  readonly onGap: () => void
  /** The line is away; it is tried again by itself. */
  readonly onFault: (fault: unknown) => void
}

/** Tells all servers of a database what happened at one of them. A notice may be lost, and may come twice or late. */
export interface FanOut {
  /** Begins to listen. Resolves at the first connection, or soon without one: it goes on trying by itself. */
  readonly start: (listener: FanOutListener) => Promise<void>
  /** Tells the others, soon; never waits and never throws. */
  readonly publish: (notice: Notice) => void
  readonly stop: () => Promise<void>
}
