import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { repository } from '#source'

export interface LintRun {
  readonly seconds: number
  readonly exitCode: number | null
  readonly stdout: string
}

/** `journey lint` in a process of its own, from its start to its end. */
export function runLint(dir: string): LintRun {
  const start = performance.now()
  const { status, stdout } = lint(dir)
  return { seconds: (performance.now() - start) / 1000, exitCode: status, stdout }
}

/** Tells on stderr, as the process ends, how much memory it had at most. */
const tellMemory =
  "data:text/javascript,process.on('exit',()=>console.error('peak',process.resourceUsage().maxRSS))"

/** How much memory it has at most; in a run of its own, since to tell it takes time as well. */
export const peakMbOf = (dir: string): number =>
  Number(/^peak (\d+)$/m.exec(lint(dir, '--import', tellMemory).stderr)?.[1]) / 1024

const lint = (dir: string, ...options: readonly string[]) =>
  spawnSync(process.execPath, [...options, path.join(repository, 'tools/journey.js'), 'lint', '--dir', dir], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
