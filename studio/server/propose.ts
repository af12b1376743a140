import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { scenariosFolder } from '../../tools/scenario/load-scenarios.ts'
import type { Proposed } from '../api/changes.ts'
import type { Draft } from '../edits/draft.ts'

const branchName = /^[A-Za-z0-9](?:[\w-]|[./](?=[A-Za-z0-9])){0,60}$/

export class Refused extends Error {}

/**
 * Puts the changed files of a draft on a new git branch as one commit, or, without git, into a folder. Throws Refused with
 * a sentence if that cannot be.
 */
export function propose(dir: string, draft: Draft, name: string, message: string): Proposed {
  if (!branchName.test(name))
    throw new Refused(`"${name}" is no name for a proposal: use letters, digits, "-", "/" and ".".`)
  if (message.trim() === '') throw new Refused('Say in a sentence what the proposal is for.')
  const proposed = isRepository(dir) ? toBranch(dir, name, message) : toFolder(dir, draft, name)
  draft.close(name)
  return proposed
}

function toBranch(dir: string, branch: string, message: string): Proposed {
  const folders = ['flows', 'tenants', 'schemas', scenariosFolder].filter((folder) =>
    existsSync(path.join(dir, folder)),
  )
  const changed = git(dir, 'status', '--porcelain', '--', ...folders)
  if (changed === '') throw new Refused('Nothing has changed since the last commit.')
  if (git(dir, 'branch', '--list', branch) !== '')
    throw new Refused(`There is a branch "${branch}" already. Choose another name.`)
  git(dir, 'switch', '--create', branch)
  git(dir, 'add', '--', ...folders)
  git(dir, 'commit', '--message', message, '--', ...folders)
  return { branch, commit: git(dir, 'rev-parse', '--short', 'HEAD') }
}

function toFolder(dir: string, draft: Draft, name: string): Proposed {
  const files = new Set(draft.standing().done.flatMap(({ changes }) => changes.map(({ file }) => file)))
  if (files.size === 0) throw new Refused('Nothing has changed yet.')
  const folder = path.join('.journey', 'proposed', name)
  for (const file of files) {
    const to = path.join(dir, folder, file)
    mkdirSync(path.dirname(to), { recursive: true })
    cpSync(path.join(dir, file), to)
  }
  return { folder }
}

const isRepository = (dir: string): boolean =>
  spawnSync('git', ['rev-parse', '--is-inside-work-tree'], { cwd: dir }).status === 0

function git(dir: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: dir, encoding: 'utf8' })
  if (status === 0) return stdout.trim()
  throw new Refused(`git refused: ${(stderr || stdout).trim()}`)
}
