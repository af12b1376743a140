import { withNearest } from '#engine'
import { productVersion } from '../product-version.ts'
import { BudgetExhausted } from '../prove/sets/work-budget.ts'
import { type Commands, describeCommand, usageOf } from './command-entry.ts'
import { CommandFailure } from './command-failure.ts'

/** Runs one of some commands; resolves to its exit code: 0 done, 1 negative (a refusal, findings), 2 not answerable. */
export const createRunner = (commands: Commands) =>
  async function runCommand(name: string, args: readonly string[]): Promise<number> {
    if (['', '--help', '-h'].includes(name) || (name === 'help' && args.length === 0)) {
      console.log(usageOf(commands))
      return name === '' ? 2 : 0
    }
    if (['--version', '-v', 'version'].includes(name)) {
      console.log(`journey ${productVersion()}`)
      return 0
    }
    const [asked = ''] = args
    // The questions of the chatbot are tested by an action whose name is a command too.
    if (name === 'help' && asked !== 'test' && commands.has(asked)) return runCommand(asked, ['--help'])
    const entry = commands.get(name)
    try {
      if (entry === undefined) throw new CommandFailure(2, unknownCommand(name, commands))
      if (args.includes('--help') || args.includes('-h')) {
        console.log(describeCommand(entry))
        return 0
      }
      return await (await entry.load())(args)
    } catch (error) {
      if (error instanceof CommandFailure) {
        console.error(error.message)
        if (isForPrograms(args) && !error.isAnswered)
          console.log(JSON.stringify({ failure: error.message }, null, 2))
        return error.exitCode
      }
      if (error instanceof BudgetExhausted) {
        console.error(`journey ${name} is too much work here: ${error.message} Nothing is certain of it.`)
        return 2
      }
      // Prints the stack of a defect, which is never an answer.
      console.error(`journey ${name} crashed:`, error)
      return 2
    }
  }

function unknownCommand(name: string, commands: Commands): string {
  const sentence = withNearest(`There is no command "${name}".`, name, commands.keys())
  return sentence.endsWith('?')
    ? `${sentence} \`journey\` alone lists all.`
    : `${sentence}\n\n${usageOf(commands)}`
}

/** Whether a program reads the output, which then is a document even for a failure. */
const isForPrograms = (args: readonly string[]): boolean =>
  args.includes('--json') ||
  args.includes('--format=json') ||
  args.some((arg, index) => arg === 'json' && args[index - 1] === '--format')
