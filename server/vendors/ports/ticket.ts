/** Piece of work: the job of a state, a condition whose answer must be reviewed, orders to be called off, or a letter to be sent. */
export type Ticket = JobTicket | ConditionTicket | CallOffTicket | LetterTicket

/** Job of a state, for the application's version on entering it. */
export interface JobTicket {
  readonly application: string
  readonly state: string
  readonly version: number
}

export interface ConditionTicket {
  readonly application: string
  readonly condition: string
}

/** Orders to be called off, because their application has ended. */
export interface CallOffTicket {
  readonly application: string
  readonly callsOff: true
}

export interface LetterTicket {
  /** Number of the letter in the outbox. */
  readonly letter: number
  /** Whether it brings a code that somebody waits for. */
  readonly isCode?: true
}
