import type { Heloc } from '#generated/domain'

/** Whether its owners have the right to cancel, which exists only for a principal dwelling (12 CFR 1026.15(a)(1)). */
export const hasRightToCancel = ({ property }: Heloc): boolean => property?.occupancy === 'PRIMARY'
