import type { Subject } from './rule.ts'

/** Whether what stands at a pointer is the subject's own: of the base everything, of a lender what it overrides. */
export const isOwn = ({ tenant, provenance }: Subject, pointer: string): boolean =>
  tenant === undefined ||
  Object.keys(provenance).some(
    (known) => pointer === known || pointer.startsWith(`${known}/`) || known.startsWith(`${pointer}/`),
  )
