import { existsSync } from 'node:fs'
import path from 'node:path'

/**
 * Folder from which programs that annotate files count their paths: the checkout of GitHub Actions, otherwise the root
 * of the git repository that holds `dir`, otherwise `dir` itself.
 */
export function annotatedRoot(dir: string, env: NodeJS.ProcessEnv = process.env): string {
  const { GITHUB_WORKSPACE: workspace } = env
  if (workspace && holds(workspace, dir)) return workspace
  return gitRoot(dir) ?? dir
}

const holds = (folder: string, other: string): boolean =>
  !path.relative(folder, other).split(path.sep).includes('..')

/** Nearest folder upwards with `.git`, which is a file in a worktree or a submodule. */
function gitRoot(dir: string): string | undefined {
  if (existsSync(path.join(dir, '.git'))) return dir
  const above = path.dirname(dir)
  return above === dir ? undefined : gitRoot(above)
}
