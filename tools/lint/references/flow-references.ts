import { memoize } from '#engine'
import { asJsonObject, camelCase, type FileKind, type JsonObject, pointerTo, singleFiles } from '#source'
import type { Subject } from '../rule.ts'
import { type Reference, referencesIn } from './references.ts'

export interface FlowReference extends Reference {
  /** Key of the flow file in the effective flows. */
  readonly file: string
}

/** References in the effective flows, of which copy and limits have none; pointers are within the effective flows. */
export const flowReferences = memoize(
  ({ value }: Subject): readonly FlowReference[] =>
    singleFiles.flatMap((kind) => referencesFrom({ kind, value: asJsonObject(value[camelCase(kind)]) })),
  ({ logic }) => logic,
)

/** Cached, because lenders leave most files unchanged. */
const referencesFrom = memoize(
  ({ kind, value }: { readonly kind: FileKind; readonly value: JsonObject }): readonly FlowReference[] => {
    const file = camelCase(kind)
    const start = pointerTo(file)
    return referencesIn(kind, value).map(({ kind: named, id, pointer, isKey }) => ({
      kind: named,
      id,
      pointer: start + pointer,
      isKey,
      file,
    }))
  },
  ({ value }) => value,
)
