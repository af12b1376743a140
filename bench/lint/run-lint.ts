import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { repository } from '#source'

/** Measures the seconds of `journey lint` in a process of its own, from start to end. Throws if the linter finds anything. */
export function secondsOf(dir: string): number {
  const start = performance.now()
  const { status, stdout } = lint(dir)
  const seconds = (performance.now() - start) / 1000
  if (status !== 0) throw new Error(stdout.slice(0, 2000))
  return seconds
}

/** Module that prints the peak memory to stderr when the process ends. */
const tellMemory =
  "data:text/javascript,process.on('exit',()=>console.error('peak',process.resourceUsage().maxRSS))"

/** Peak memory in MB. Measured in a run of its own, because the measurement takes time too. */
export const peakMbOf = (dir: string): number =>
  Number(/^peak (\d+)$/m.exec(lint(dir, '--import', tellMemory).stderr)?.[1]) / 1024

const lint = (dir: string, ...options: readonly string[]) =>
  spawnSync(process.execPath, [...options, path.join(repository, 'tools/journey.js'), 'lint', '--dir', dir], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
