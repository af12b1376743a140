import { asJsonObject, camelCase, pointerTo, singleFiles } from '#source'
import { type Reference, referencesIn } from './references.ts'
import type { Subject } from './rule.ts'

export interface FlowReference extends Reference {
  /** Key of the flow file in the effective flows. */
  readonly file: string
}

/** Every id that the effective flows refer to; pointers are within the effective flows. */
export const flowReferences = ({ value }: Subject): readonly FlowReference[] =>
  singleFiles.flatMap((kind) => {
    const file = camelCase(kind)
    return referencesIn(kind, asJsonObject(value[file])).map((reference) => ({
      ...reference,
      file,
      pointer: pointerTo(file) + reference.pointer,
    }))
  })
