import type { CoDeedStatus, Heloc } from '#generated/domain'

/** Returns the progress of all additional signers together. */
export function overallStatus(signers: NonNullable<Heloc['helocSigners']>): CoDeedStatus {
  if (signers.every(({ status }) => status === 'COMPLETE')) return 'COMPLETE'
  return signers.every(({ status = 'INITIAL' }) => status === 'INITIAL') ? 'INITIAL' : 'IN_PROGRESS'
}
