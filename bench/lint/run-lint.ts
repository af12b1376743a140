import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { repository } from '#source'

/** What `journey lint` takes in a process of its own, from its start to its end; throws when it finds anything. */
export function secondsOf(dir: string): number {
  const start = performance.now()
  const { status, stdout } = lint(dir)
  const seconds = (performance.now() - start) / 1000
  if (status !== 0) throw new Error(stdout.slice(0, 2000))
  return seconds
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
