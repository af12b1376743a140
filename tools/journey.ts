#!/usr/bin/env node
import { CommandFailure } from './commands/command-failure.ts'
import { commands, usage } from './commands/commands.ts'

const [name = '', ...args] = process.argv.slice(2)
process.exitCode = await run(name, args)

/** Exit code of a command: 0 done, 1 no (a refusal, findings), 2 could not be asked. */
async function run(name: string, args: readonly string[]): Promise<number> {
  if (['', 'help', '--help', '-h'].includes(name)) {
    console.log(usage)
    return name === '' ? 2 : 0
  }
  try {
    const command = await commands.get(name)?.load()
    if (command === undefined) throw new CommandFailure(2, `There is no command "${name}".\n\n${usage}`)
    return await command(args)
  } catch (error) {
    if (!(error instanceof CommandFailure)) throw error
    console.error(error.message)
    return error.exitCode
  }
}
