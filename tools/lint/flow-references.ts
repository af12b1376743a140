import { asJsonObject, camelCase, pointerTo, singleFiles } from '#source'
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
    const file = camelCase(kind)
    return referencesIn(kind, asJsonObject(value[file])).map((reference) => ({
      ...reference,
      file,
      pointer: pointerTo(file) + reference.pointer,
    }))
  })
