import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { repository } from '#source'

export interface Ran {
  readonly exitCode: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs the command as a shell would; `input` goes to its standard input. */
export function runJourney(args: readonly string[], input = ''): Ran {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(repository, 'tools/journey.js'), ...args],
    { input, encoding: 'utf8' },
  )
  return { exitCode: status, stdout, stderr }
}
