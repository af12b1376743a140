/** Command, run with the arguments after its name; resolves to the exit code. */
export type Command = (args: readonly string[]) => number | Promise<number>

/**
 * Error that ends a command: exit code 1 for a negative answer, 2 if the question could not be asked. The message is
 * for the user.
 */
export class CommandFailure extends Error {
  readonly exitCode: 1 | 2
  /** Whether the command already printed its document for programs. */
  readonly isAnswered: boolean

  constructor(exitCode: 1 | 2, message: string, answered?: 'answered') {
    super(message)
    this.isAnswered = answered !== undefined
    this.name = 'CommandFailure'
    this.exitCode = exitCode
  }
}
