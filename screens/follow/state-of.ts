import type { ApplicationStatus } from '#generated/domain'

/** The server state that a status names; UNKNOWN where it names none. */
export function stateOf(status: ApplicationStatus | undefined): string {
  return status?.checklistStatus ?? 'UNKNOWN'
}
