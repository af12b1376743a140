/** Notice that something happened in a conversation. It names what to read and never contains message text. */
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

/** Handlers of a server for the notices of the others. */
export interface FanOutListener {
  readonly onNotice: (notice: Notice) => void
  /** Called if notices may have been lost: the server must check every conversation followed here. */
  readonly onGap: () => void
  /** Called if the connection fails; it reconnects by itself. */
  readonly onFault: (fault: unknown) => void
}

/** Notifies all servers of a database of what happened at one of them. A notice may be lost, or may come twice or late. */
export interface FanOut {
  /** Begins to listen. Resolves at the first connection, or soon without one, and keeps trying to connect. */
  readonly start: (listener: FanOutListener) => Promise<void>
  /** Sends a notice to the other servers soon; never waits and never throws. */
  readonly publish: (notice: Notice) => void
  readonly stop: () => Promise<void>
}
