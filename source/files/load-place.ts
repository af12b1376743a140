import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { SourceError } from '../findings/source-error.ts'
import { createSource, loadSource, type Source } from './load-source.ts'
import { loadProject } from './project.ts'
import { repository } from './repository.ts'

/** Loads the flows and tenants of a folder, or of a git revision without checking it out. Throws SourceError. */
export function loadPlace(place: string, cwd: string = repository): Source {
  const dir = path.resolve(place)
  if (existsSync(dir)) return loadSource(dir)
  const commit = git(['rev-parse', '--verify', '--quiet', `${place}^{commit}`], cwd)?.trim()
  if (commit === undefined)
    throw new SourceError('SOURCE_UNREADABLE', `"${place}" is neither a folder nor a git revision.`)
  return loadCommit(place, commit, cwd)
}

function loadCommit(name: string, commit: string, cwd: string): Source {
  const listed = git(['ls-tree', '-r', '-z', '--name-only', commit, '--', 'flows', 'tenants'], cwd) ?? ''
  const files = listed
    .split('\0')
    .filter((file) => file.endsWith('.json'))
    .sort()
  if (!files.some((file) => file.startsWith('flows/')))
    throw new SourceError('SOURCE_UNREADABLE', `The revision "${name}" holds no flows/ with JSON in it.`)
  // Optional files may have come later than the revision.
  const project = { ...loadProject(cwd), uses: [] }
  return createSource(name, readBlobs(commit, files, cwd), { project })
}

/** Reads all blobs with one git process, which answers each name with a header line and that many bytes. */
function readBlobs(commit: string, files: readonly string[], cwd: string): ReadonlyMap<string, string> {
  const { stdout } = spawnSync('git', ['cat-file', '--batch'], {
    cwd,
    input: files.map((file) => `${commit}:./${file}\n`).join(''),
    maxBuffer: 2 ** 28,
  })
  const texts = new Map<string, string>()
  let at = 0
  for (const file of files) {
    const end = stdout.indexOf(newline, at)
    const size = Number(stdout.toString('utf8', at, end).split(' ')[2])
    texts.set(file, stdout.toString('utf8', end + 1, end + 1 + size))
    at = end + 1 + size + 1
  }
  return texts
}

const newline = '\n'.charCodeAt(0)

/** Output of git, undefined if it refuses. */
function git(args: readonly string[], cwd: string): string | undefined {
  const { status, stdout } = spawnSync('git', args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  return status === 0 ? stdout : undefined
}
