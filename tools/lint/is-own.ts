import type { Subject } from './rule.ts'

/** Whether the value at a pointer is the subject's own: for the base always, for a lender if it overrides it. */
export const isOwn = ({ tenant, provenance }: Subject, pointer: string): boolean =>
  tenant === undefined ||
  Object.keys(provenance).some(
    (known) => pointer === known || pointer.startsWith(`${known}/`) || known.startsWith(`${pointer}/`),
  )
