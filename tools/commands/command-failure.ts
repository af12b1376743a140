/** Command, run with the arguments after its name; resolves to the exit code. */
export type Command = (args: readonly string[]) => number | Promise<number>

/**
 * Error that ends a command: exit code 1 for a negative answer, 2 if the question could not be asked. The message is
 * for the user.
 */
export class CommandFailure extends Error {
  readonly exitCode: 1 | 2

  constructor(exitCode: 1 | 2, message: string) {
    super(message)
    this.name = 'CommandFailure'
    this.exitCode = exitCode
  }
}
