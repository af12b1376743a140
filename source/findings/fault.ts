import type { JsonFile } from '../json/json-file.ts'
import type { Finding, Place, Witness } from './finding.ts'

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
}

/** Finding at the place where the value of a fault was written. */
export const findingAt = (
  { rule, message, what, hint, cause, witness }: Fault,
  place: FilePlace,
): Finding => ({
  rule,
  severity: 'error',
  message,
  file: place.file.path,
  ...place.file.locate(place.pointer, what),
  pointer: place.pointer,
  ...(hint === undefined ? {} : { hint }),
  ...(cause === undefined ? {} : { cause }),
  ...(witness === undefined ? {} : { witness }),
})

/** Place where the key of a value was written. */
export const keyPlace = ({ file, pointer }: FilePlace): Place => ({
  file: file.path,
  ...file.locate(pointer, 'key'),
  pointer,
})
