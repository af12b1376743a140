import type { Subject } from './rule.ts'

/** Whether a lender changed anything in these flow files; if not, findings of the base need no repetition. */
export const isChanged = ({ tenant, provenance }: Subject, ...files: readonly string[]): boolean =>
  tenant === undefined ||
  Object.keys(provenance).some((pointer) => files.some((file) => pointer.startsWith(`/${file}/`)))
