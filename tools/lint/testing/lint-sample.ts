import { createSource, type Finding, type Source } from '#source'
import { runLint } from '../run-lint.ts'
import { sampleTree, type Tree } from './sample-tree.ts'

/** Findings of one rule, or of all, in the sample after a change to it. */
export function lintSample(change: (tree: Tree) => void, rule?: string): readonly Finding[] {
  return runLint(sampleSource(change)).filter((finding) => rule === undefined || finding.rule === rule)
}

export function sampleSource(change: (tree: Tree) => void, dir = '/sample'): Source {
  const tree = sampleTree()
  change(tree)
  return createSource(dir, new Map(Object.entries(tree).map(([path, value]) => [path, asText(value)])))
}

/** A text stands for itself, so that a test can write what is no JSON. */
const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 2)
