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

export async function backup(args: readonly string[]): Promise<number> {
  const options = parseOptions(args, ['to'], ['files'])
  const file = requireFile(options.find('to'), 'backup --to FILE [--files]')
  return run('backups.ts', 'backup', file, ...(options.has('files') ? ['--files'] : []))
}

export const restore = async (args: readonly string[]): Promise<number> =>
  run(
    'backups.ts',
    'restore',
    requireFile(parseOptions(args, ['from'], []).find('from'), 'restore --from FILE'),
  )

export const doctor = async (): Promise<number> => run('doctor.ts')

export const migrate = async (): Promise<number> => run('migrate-database.ts')

function requireFile(file: string | undefined, usage: string): string {
  if (file !== undefined) return path.resolve(file)
  throw new CommandFailure(2, `Say which file: journey ${usage}.`)
}
