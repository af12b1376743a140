/** Runs with the arguments after its name; resolves to the exit code. */
export type Command = (args: readonly string[]) => number | Promise<number>

/** Ends a command: 1 when the answer is no, 2 when the question could not be asked. The message is for the person who asked. */
export class CommandFailure extends Error {
  readonly exitCode: 1 | 2

  constructor(exitCode: 1 | 2, message: string) {
    super(message)
    this.name = 'CommandFailure'
    this.exitCode = exitCode
  }
}
