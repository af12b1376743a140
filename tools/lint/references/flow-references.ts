import { memoize } from '#engine'
import {
  asJsonObject,
  camelCase,
  type FileKind,
  type JsonObject,
  type Project,
  pointerTo,
  singleFiles,
} from '#source'
import type { Subject } from '../rule.ts'
import { type Reference, referencesIn } from './references.ts'

export interface FlowReference extends Reference {
  /** Key of the flow file in the effective flows. */
  readonly file: string
}

/** References in the effective flows, of which copy and limits have none; pointers are within the effective flows. */
export const flowReferences = memoize(
  ({ value, source: { project } }: Subject): readonly FlowReference[] =>
    singleFiles.flatMap((kind) =>
      referencesFrom({ kind, project, value: asJsonObject(value[camelCase(kind)]) }),
    ),
  ({ logic }) => logic,
)

interface OwnFile {
  readonly kind: FileKind
  readonly project: Project
  readonly value: JsonObject
}

/** Cached, because lenders leave most files unchanged. */
const referencesFrom = memoize(
  ({ kind, project, value }: OwnFile): readonly FlowReference[] => {
    const file = camelCase(kind)
    const start = pointerTo(file)
    return referencesIn(kind, value, project).map(({ kind: named, id, pointer, isKey }) => ({
      kind: named,
      id,
      pointer: start + pointer,
      isKey,
      file,
    }))
  },
  ({ value }) => value,
)
