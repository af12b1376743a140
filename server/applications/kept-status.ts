import type { ApplicationStatus, ServerState } from '#generated/domain'

/** Status as a row keeps it. State and version of an application are columns of their own. */
export type KeptStatus = Omit<ApplicationStatus, 'checklistStatus' | 'version'>

/** The status with the state of the column. Only states of the process are written, by itself and by its migrations. */
export const withState = (status: KeptStatus, state: string): ApplicationStatus => ({
  ...status,
  checklistStatus: state as ServerState,
})

/** The status of a row, without the copy of the state that rows from before hold in it; their next change leaves it out. */
export function withoutState(status: ApplicationStatus): KeptStatus {
  const { checklistStatus: _, ...kept } = status
  return kept
}
