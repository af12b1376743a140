import type { ApplicationStatus, ServerState } from '#generated/domain'

/** Status as a row stores it. State and version of an application have columns of their own. */
export type KeptStatus = Omit<ApplicationStatus, 'checklistStatus' | 'version'>

/** Returns the status with the state of the column. Only the process and its migrations write states, so the cast is safe. */
export const withState = (status: KeptStatus, state: string): ApplicationStatus => ({
  ...status,
  checklistStatus: state as ServerState,
})

/** Returns the status of a row without the state that older rows hold in it; their next change removes it. */
export function withoutState(status: ApplicationStatus): KeptStatus {
  const { checklistStatus: _, ...kept } = status
  return kept
}
