import { CommandFailure } from './command-failure.ts'
import { commands, describeCommand, usage } from './commands.ts'

/** Exit code of a command: 0 done, 1 negative (a refusal, findings), 2 not answerable. */
export async function runCommand(name: string, args: readonly string[]): Promise<number> {
  if (['', '--help', '-h'].includes(name) || (name === 'help' && args.length === 0)) {
    console.log(usage)
    return name === '' ? 2 : 0
  }
  const entry = commands.get(name)
  try {
    if (entry === undefined) throw new CommandFailure(2, `There is no command "${name}".\n\n${usage}`)
    if (args.includes('--help') || args.includes('-h')) {
      console.log(describeCommand(entry))
      return 0
    }
    return await (await entry.load())(args)
  } catch (error) {
    if (error instanceof CommandFailure) {
      console.error(error.message)
      return error.exitCode
    }
    // Prints the stack of a defect, which is never an answer.
    console.error(`journey ${name} crashed:`, error)
    return 2
  }
}
