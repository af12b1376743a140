import type { JsonObject } from '#engine'
import { asJsonObject, camelCase, type FileKind, pointerTo, singleFiles } from '#source'
import { type Reference, referencesIn } from './references.ts'
import type { Subject } from './rule.ts'

export interface FlowReference extends Reference {
  /** Key of the flow file in the effective flows. */
  readonly file: string
}

const found = new WeakMap<Subject['logic'], readonly FlowReference[]>()

/** Every id that the effective flows refer to, copy and limits refer to none; pointers are within the effective flows. */
export function flowReferences(subject: Subject): readonly FlowReference[] {
  const references = found.get(subject.logic) ?? collect(subject)
  found.set(subject.logic, references)
  return references
}

const collect = ({ value }: Subject): readonly FlowReference[] =>
  singleFiles.flatMap((kind) => {
    const file = asJsonObject(value[camelCase(kind)])
    const references = inFile.get(file) ?? collectFrom(kind, file)
    inFile.set(file, references)
    return references
  })

/** Lenders leave most files as they are. */
const inFile = new WeakMap<JsonObject, readonly FlowReference[]>()

function collectFrom(kind: FileKind, value: JsonObject): readonly FlowReference[] {
  const file = camelCase(kind)
  const start = pointerTo(file)
  return referencesIn(kind, value).map(({ kind: named, id, pointer, isKey }) => ({
    kind: named,
    id,
    pointer: start + pointer,
    isKey,
    file,
  }))
}
