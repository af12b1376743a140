export type JourneyErrorCode =
  | 'UNKNOWN_FIELD'
  | 'WRONG_OPERATOR'
  | 'WRONG_VALUE'
  | 'UNSAFE_NEGATION'
  | 'PREDICATE_CYCLE'
  | 'UNKNOWN_PREDICATE'
  | 'UNKNOWN_STATE'
  | 'UNKNOWN_EVENT'
  | 'UNKNOWN_PAGE'
  | 'UNKNOWN_STEP'
  | 'UNKNOWN_GROUP'
  | 'UNKNOWN_CONTEXT'
  | 'NO_LAST_RESORT'
  | 'MISSING_CONTEXT'
  | 'MISSING_VALUE'

/**
 * Configuration that cannot be run, or a call that cannot be answered. `file` is the key in JourneySource, `pointer`
 * a JSON pointer in it.
 */
export class JourneyError extends Error {
  readonly code: JourneyErrorCode
  readonly file: string
  readonly pointer: string

  constructor(code: JourneyErrorCode, message: string, file = '', pointer = '') {
    super(message)
    this.name = 'JourneyError'
    this.code = code
    this.file = file
    this.pointer = pointer
  }
}
