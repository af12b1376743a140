import { type JsonObject, mergePatch } from '#source'
import type { LintReport } from '../../../tools/lint/lint-report.ts'
import { lintSample, sampleReport } from './lint-sample.ts'
import type { Tree } from './sample-tree.ts'

/**
 * Findings in the sample with a merge patch (RFC 7396) over its files, as the pages of the rules show it; null removes
 * a file.
 */
export const lintPatched = (patch: JsonObject, rule?: string): ReturnType<typeof lintSample> =>
  lintSample(patching(patch), rule)

/** Complete report of the linter on the patched sample. */
export const reportPatched = (patch: JsonObject): LintReport => sampleReport(patching(patch))

/** Change of the sample by a merge patch; null removes a file. */
export const patching = (patch: JsonObject) => (tree: Tree) => {
  Object.assign(tree, mergePatch(tree, patch))
  for (const [file, value] of Object.entries(patch)) if (value === null) delete tree[file]
}
