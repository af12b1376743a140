import type { Subject } from './rule.ts'

/** Whether a lender changed anything in these flow files: what holds for the base need not be asked of each lender again. */
export const isChanged = ({ tenant, provenance }: Subject, ...files: readonly string[]): boolean =>
  tenant === undefined ||
  Object.keys(provenance).some((pointer) => files.some((file) => pointer.startsWith(`/${file}/`)))
