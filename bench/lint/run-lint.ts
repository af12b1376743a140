import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { repository } from '#source'

export interface LintRun {
  readonly seconds: number
  readonly peakMb: number
  readonly exitCode: number | null
  readonly stdout: string
}

/** Tells on stderr, as the process ends, how much memory it had at most. */
const tellMemory =
  "data:text/javascript,process.on('exit',()=>console.error('peak',process.resourceUsage().maxRSS))"

/** `journey lint` in a process of its own, from its start to its end. */
export function runLint(dir: string): LintRun {
  const command = path.join(repository, 'tools/journey.js')
  const start = performance.now()
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', tellMemory, command, 'lint', '--dir', dir],
    { encoding: 'utf8', maxBuffer: 2 ** 28 },
  )
  const seconds = (performance.now() - start) / 1000
  const peakKb = Number(/^peak (\d+)$/m.exec(stderr)?.[1])
  return { seconds, peakMb: peakKb / 1024, exitCode: status, stdout }
}
