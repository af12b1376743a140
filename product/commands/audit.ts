import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { repository } from '#source'

/** Runs the server's own program on the audit log, since commands import nothing of the server. */
export async function audit(args: readonly string[]): Promise<number> {
  const program = path.join(repository, 'server/audit-log.ts')
  return spawnSync(process.execPath, [program, ...args], { stdio: 'inherit' }).status ?? 2
}
