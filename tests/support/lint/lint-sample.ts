import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createSource, type Finding, loadProject, type Project, parseJsonFile, type Source } from '#source'
import type { LintReport } from '../../../tools/lint/lint-report.ts'
import { runLint } from '../../../tools/lint/run-lint.ts'
import { suppressionsFile, toSuppressions } from '../../../tools/lint/suppressions/suppressions.ts'
import { sampleTree, type Tree } from './sample-tree.ts'
import { writeTree } from './write-tree.ts'

/** Findings of one rule, or of all, in the sample after a change. Leaves out related places, causes and fixes, which have tests of their own. */
export function lintSample(change: (tree: Tree) => void, rule?: string): readonly SampleFinding[] {
  const tree = sampleTree()
  change(tree)
  return sampleReport(change)
    .findings.filter((finding) => rule === undefined || finding.rule === rule)
    .map(({ related: _, cause: _cause, fix: _fix, line, column, ...finding }) => ({
      ...finding,
      at: textAt(tree, finding.file, line, column),
    }))
}

/** Finding with the text from its place to the end of the line, instead of line numbers, which change with the sample. */
type SampleFinding = Omit<Finding, 'related' | 'cause' | 'fix' | 'line' | 'column'> & { readonly at: string }

const textAt = (tree: Tree, file: string, line: number, column: number): string =>
  (asText(tree[file] ?? '').split('\n')[line - 1] ?? '').slice(column - 1).replace(/,$/, '')

/** Report of the linter on the sample after a change, which may add suppressions and files of screens/ or server/. */
export function sampleReport(change: (tree: Tree) => void): LintReport {
  const tree = sampleTree()
  change(tree)
  const { [suppressionsFile]: hidden, ...files } = tree
  const suppressions =
    hidden === undefined ? undefined : toSuppressions(parseJsonFile(suppressionsFile, asText(hidden)))
  return withDisk(files, (dir, json) => runLint(toSource(json, dir), { suppressions, today: '2026-06-30' }))
}

export function sampleSource(change: (tree: Tree) => void, dir = '/sample'): Source {
  const tree = sampleTree()
  change(tree)
  return toSource(tree, dir)
}

const toSource = (tree: Tree, dir: string): Source =>
  createSource(dir, new Map(Object.entries(tree).map(([file, value]) => [file, asText(value)])), { project })

/** Project of the repository, which asks for no examples beside a condition that a test adds. */
const project: Project = { ...loadProject(), uses: loadProject().uses.filter((part) => part !== 'examples') }

/** Returns a string unchanged, so that a test can write invalid JSON. */
const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 2)

const isOnDisk = (file: string): boolean => /\.(tsx?|svg|png|ico|woff2|txt)$/.test(file)

/**
 * Writes code and images to a temporary folder if there are any, because rules read these from the disk. Removes the
 * folder afterwards.
 */
function withDisk<T>(files: Tree, use: (dir: string, json: Tree) => T): T {
  const kept = Object.entries(files).filter(([file]) => isOnDisk(file))
  const json = Object.fromEntries(Object.entries(files).filter(([file]) => !isOnDisk(file)))
  if (kept.length === 0) return use('/sample', json)
  const dir = mkdtempSync(path.join(tmpdir(), 'sample-'))
  try {
    writeTree(dir, Object.fromEntries(kept))
    return use(dir, json)
  } finally {
    rmSync(dir, { recursive: true })
  }
}
