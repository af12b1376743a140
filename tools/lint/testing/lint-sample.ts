import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createSource, type Finding, parseJsonFile, type Source } from '#source'
import type { LintReport } from '../lint-report.ts'
import { runLint } from '../run-lint.ts'
import { suppressionsFile, toSuppressions } from '../suppressions.ts'
import { sampleTree, type Tree } from './sample-tree.ts'

/** Findings of one rule, or of all, in the sample after a change to it. */
export const lintSample = (change: (tree: Tree) => void, rule?: string): readonly Finding[] =>
  sampleReport(change).findings.filter((finding) => rule === undefined || finding.rule === rule)

/** What the linter says of the sample after a change to it, which may add suppressions and files of screens/ or server/. */
export function sampleReport(change: (tree: Tree) => void): LintReport {
  const tree = sampleTree()
  change(tree)
  const { [suppressionsFile]: hidden, ...files } = tree
  const suppressions =
    hidden === undefined ? undefined : toSuppressions(parseJsonFile(suppressionsFile, asText(hidden)))
  return withCode(files, (dir, json) => runLint(toSource(json, dir), { suppressions, today: '2026-06-30' }))
}

export function sampleSource(change: (tree: Tree) => void, dir = '/sample'): Source {
  const tree = sampleTree()
  change(tree)
  return toSource(tree, dir)
}

const toSource = (tree: Tree, dir: string): Source =>
  createSource(dir, new Map(Object.entries(tree).map(([file, value]) => [file, asText(value)])))

/** A text stands for itself, so that a test can write what is no JSON. */
const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 2)

const isCode = (file: string): boolean => /\.tsx?$/.test(file)

/** Rules look for code on the disk: where there is some, it is there for as long as they look. */
function withCode<T>(files: Tree, use: (dir: string, json: Tree) => T): T {
  const code = Object.entries(files).filter(([file]) => isCode(file))
  const json = Object.fromEntries(Object.entries(files).filter(([file]) => !isCode(file)))
  if (code.length === 0) return use('/sample', json)
  const dir = mkdtempSync(path.join(tmpdir(), 'sample-'))
  try {
    for (const [file, text] of code) {
      mkdirSync(path.dirname(path.join(dir, file)), { recursive: true })
      writeFileSync(path.join(dir, file), asText(text))
    }
    return use(dir, json)
  } finally {
    rmSync(dir, { recursive: true })
  }
}
