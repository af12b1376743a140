import { isDeepStrictEqual } from 'node:util'
import type { Source } from '#source'
import { spread } from './edit.ts'
import { kinds } from './kinds.ts'
import type { JsonTree, Mutant } from './mutant.ts'

/** Creates all mutants of a source; the same source gives the same mutants. */
export function createMutants(source: Source): readonly Mutant[] {
  const tree: JsonTree = new Map([...source.files].map(([file, { value = null }]) => [file, value]))
  return kinds.flatMap((kind) => {
    const all = [...kind.mutate(tree)].filter(
      ({ file, becomes }) => 'text' in becomes || !isDeepStrictEqual(becomes.value, tree.get(file)),
    )
    return spread(all, kind.most).map((mutation, index) => ({
      ...mutation,
      id: `${kind.id}-${index + 1}`,
      kind: kind.id,
    }))
  })
}
