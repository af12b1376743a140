import type { JsonFile } from '../json/json-file.ts'
import type { Finding, Place, Witness } from './finding.ts'
import { fixAt, type Mend } from './fix.ts'

/** Place in a file. */
export interface FilePlace {
  readonly file: JsonFile
  readonly pointer: string
}

/** Fault in the effective flows; `pointer` is within the flows, not yet within a file. */
export interface Fault {
  readonly rule: string
  readonly pointer: string
  readonly message: string
  readonly what?: 'key' | 'value'
  readonly hint?: string
  /** See Finding. */
  readonly cause?: string
  readonly witness?: Witness
  /** How it is mended, where that needs no thought. */
  readonly mend?: Mend | undefined
}

/** Finding at the place where the value of a fault was written. */
export function findingAt(
  { rule, message, what, hint, cause, witness, mend }: Fault,
  place: FilePlace,
): Finding {
  const fix = mend && fixAt(mend, place)
  return {
    rule,
    severity: 'error',
    message,
    file: place.file.path,
    ...place.file.locate(place.pointer, what),
    pointer: place.pointer,
    ...(hint === undefined ? {} : { hint }),
    ...(fix === undefined ? {} : { fix }),
    ...(cause === undefined ? {} : { cause }),
    ...(witness === undefined ? {} : { witness }),
  }
}

/** Place where the key of a value was written. */
export const keyPlace = ({ file, pointer }: FilePlace): Place => ({
  file: file.path,
  ...file.locate(pointer, 'key'),
  pointer,
})
