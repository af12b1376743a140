import { withNearest } from '#engine'
import { loadProject, type Project, repository, SourceError } from '#source'
import { pluginsOf } from '../plugin/plugins-of.ts'
import { productVersion } from '../product-version.ts'
import { BudgetExhausted } from '../prove/sets/work-budget.ts'
import { type Commands, describeCommand, type Entry, usageOf } from './command-entry.ts'
import { CommandFailure } from './command-failure.ts'
import { findFlowsFolder } from './input/flows-folder.ts'
import { projectCommands } from './project-commands.ts'

export { loadPluginBy } from '../plugin/plugins-of.ts'

/** Runs a command; resolves to its exit code: 0 done, 1 negative (a refusal, findings), 2 not answerable. */
export async function runCommand(name: string, args: readonly string[]): Promise<number> {
  if (['', '--help', '-h'].includes(name) || (name === 'help' && args.length === 0)) {
    const { commands, fault } = ownCommands()
    console.log(usageOf(commands))
    if (fault !== undefined) console.error(fault)
    return name === '' ? 2 : 0
  }
  if (['--version', '-v', 'version'].includes(name)) {
    console.log(`journey ${productVersion()}`)
    return 0
  }
  if (name === 'help') return runCommand(args[0] ?? '', ['--help'])
  try {
    const entry = findCommand(name)
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

/** Command by name. Plugins are loaded only for one that not every project has. */
function findCommand(name: string): Entry {
  const known = projectCommands.get(name)
  if (known !== undefined) return known
  const { commands, fault } = ownCommands()
  const entry = commands.get(name)
  if (entry !== undefined) return entry
  throw new CommandFailure(2, fault ?? unknownCommand(name, commands))
}

interface OwnCommands {
  readonly commands: Commands
  /** Why the plugins of the project cannot be used. */
  readonly fault?: string
}

/** Commands of the project in which the command runs, or of this repository where there is none. */
function ownCommands(): OwnCommands {
  const dir = findFlowsFolder(process.cwd())
  try {
    return { commands: commandsOf(loadProject(dir ?? repository)) }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    return { commands: projectCommands, ...(dir !== undefined && { fault: error.message }) }
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

/** Commands of a project: those of every project, and those of its plugins. Throws SourceError for a plugin that cannot be used. */
const commandsOf = (project: Project): Commands =>
  new Map([
    ...projectCommands,
    ...pluginsOf(project).flatMap(({ commands = {} }) => Object.entries(commands)),
  ])
