import type { ApplicationStatus, ServerState } from '#generated/domain'

/** Status as a row stores it. State and version have columns of their own; whether payments are held is known of the accounts. */
export type KeptStatus = Omit<ApplicationStatus, 'checklistStatus' | 'version' | 'paymentHeld'>

interface Kept {
  readonly status: KeptStatus
  readonly state: string
  readonly deniedAt?: Date | null
  readonly signerDeniedAt?: Date | null
}

/**
 * Returns the status with the state of the column, and with the fact that payments are held. Only the process and its migrations
 * write states, so the cast is safe.
 */
export const withState = ({ status, state, deniedAt, signerDeniedAt }: Kept): ApplicationStatus => ({
  ...status,
  checklistStatus: state as ServerState,
  ...((deniedAt ?? signerDeniedAt) && { paymentHeld: true }),
})

/** Returns the status of a row without the state that older rows hold in it; their next change removes it. */
export function withoutState(status: ApplicationStatus): KeptStatus {
  const { checklistStatus: _, ...kept } = status
  return kept
}
