import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { repository } from '#source'
import { CommandFailure } from '../../tools/commands/command-failure.ts'
import { parseOptions } from '../../tools/commands/input/parse-options.ts'

/** Runs a program of the server, since commands import nothing of it, and returns its exit code. */
const run = (program: string, ...args: readonly string[]): number =>
  spawnSync(process.execPath, [path.join(repository, 'server', program), ...args], { stdio: 'inherit' })
    .status ?? 2

export const audit = async (args: readonly string[]): Promise<number> => run('audit-log.ts', ...args)

export const backup = async (args: readonly string[]): Promise<number> =>
  run(
    'backups.ts',
    'backup',
    fileOf(args, 'backup --to FILE [--files]'),
    ...args.filter((one) => one === '--files'),
  )

export const restore = async (args: readonly string[]): Promise<number> =>
  run('backups.ts', 'restore', fileOf(args, 'restore --from FILE'))

export const doctor = async (): Promise<number> => run('doctor.ts')

export const migrate = async (): Promise<number> => run('migrate-database.ts')

function fileOf(args: readonly string[], usage: string): string {
  const options = parseOptions(args, ['to', 'from'], ['files'])
  const file = options.find('to') ?? options.find('from')
  if (file !== undefined) return path.resolve(file)
  throw new CommandFailure(2, `Say which file: journey ${usage}.`)
}
