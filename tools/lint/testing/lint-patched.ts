import { type JsonObject, mergePatch } from '#engine'
import type { Finding } from '#source'
import { lintSample } from './lint-sample.ts'

/** Findings in the sample with a merge patch (RFC 7396) over its files, as the pages of the rules show them; null takes a file away. */
export const lintPatched = (patch: JsonObject, rule?: string): readonly Finding[] =>
  lintSample((tree) => {
    Object.assign(tree, mergePatch(tree, patch))
    for (const [file, value] of Object.entries(patch)) if (value === null) delete tree[file]
  }, rule)
