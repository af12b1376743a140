/** A piece of work: the job of a state, a condition whose answer is to be looked at, or a letter to be sent. */
export type Ticket = JobTicket | ConditionTicket | LetterTicket

/** The job of a state, for the application as it was when it came there. */
export interface JobTicket {
  readonly application: string
  readonly state: string
  readonly version: number
}

export interface ConditionTicket {
  readonly application: string
  readonly condition: string
}

export interface LetterTicket {
  /** Its number in the outbox. */
  readonly letter: number
}
