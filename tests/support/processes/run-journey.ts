import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { repository } from '#source'

export interface Ran {
  readonly exitCode: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs the command as a shell would, in a folder, with `input` as its standard input. */
export function runJourney(args: readonly string[], input = '', cwd = repository): Ran {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(repository, 'tools/journey.js'), ...args],
    { input, cwd, encoding: 'utf8' },
  )
  return { exitCode: status, stdout, stderr }
}
