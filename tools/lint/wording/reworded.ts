import { asJsonObject, parsePointer } from '#source'
import type { Subject } from '../rule.ts'

/** Keys of the messages that a lender rewords; all of them for the base. */
export const reworded = ({ tenant, value, provenance }: Subject): readonly string[] =>
  tenant === undefined
    ? Object.keys(asJsonObject(value.copy))
    : Object.keys(provenance).flatMap((pointer) => {
        const [first, key] = parsePointer(pointer)
        return first === 'copy' && key !== undefined ? [key] : []
      })
