import { spawnSync } from 'node:child_process'

/**
 * Revision with which the working tree is compared: where the present branch left the main one; on the main one the last commit,
 * or the one before it if nothing was changed since. Undefined without such a revision, as without git.
 */
export function forkPoint(dir: string): string | undefined {
  const git = (...args: readonly string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: dir, encoding: 'utf8' })
    return status === 0 ? stdout.trim() : undefined
  }
  const head = git('rev-parse', 'HEAD')
  const bases = ['origin/HEAD', 'origin/main', 'main', 'origin/master', 'master'].map((main) =>
    git('merge-base', 'HEAD', main),
  )
  const base = bases.find((each) => each !== undefined && each !== head)
  if (base !== undefined || head === undefined) return base?.slice(0, 12)
  const isChanged = git('status', '--porcelain', '--', 'flows', 'tenants') !== ''
  return (isChanged ? head : git('rev-parse', '--verify', '--quiet', 'HEAD~1'))?.slice(0, 12)
}
