import { createSource, type Finding, parseJsonFile, type Source } from '#source'
import { runLint } from '../run-lint.ts'
import { suppressionsFile, toSuppressions } from '../suppressions.ts'
import { sampleTree, type Tree } from './sample-tree.ts'

/** Findings of one rule, or of all, in the sample after a change to it. */
export function lintSample(change: (tree: Tree) => void, rule?: string): readonly Finding[] {
  const tree = sampleTree()
  change(tree)
  const { [suppressionsFile]: hidden, ...files } = tree
  const suppressions =
    hidden === undefined ? undefined : toSuppressions(parseJsonFile(suppressionsFile, asText(hidden)))
  const { findings } = runLint(toSource(files, '/sample'), { suppressions, today: '2026-06-30' })
  return findings.filter((finding) => rule === undefined || finding.rule === rule)
}

export function sampleSource(change: (tree: Tree) => void, dir = '/sample'): Source {
  const tree = sampleTree()
  change(tree)
  return toSource(tree, dir)
}

const toSource = (tree: Tree, dir: string): Source =>
  createSource(dir, new Map(Object.entries(tree).map(([path, value]) => [path, asText(value)])))

/** A text stands for itself, so that a test can write what is no JSON. */
const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 2)
