import type { Heloc } from '#generated/domain'
import type { KeptStatus } from './kept-status.ts'

/** Status of an application on which nobody has decided. */
export const undecided = { uwDecision: 'INITIAL', uwSubDecision: 'UNKNOWN' } satisfies Partial<KeptStatus>

/** Home of which neither the county's records nor the title were read. */
export const unmatched = {
  heloc: { liens: [], coDeedStatus: 'NOT_REQUIRED', helocSigners: [] } satisfies Heloc,
  status: { bpo: 'UNKNOWN', title: 'UNKNOWN' } satisfies Partial<KeptStatus>,
} as const
