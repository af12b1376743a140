import type { ApplicationStatus } from '#generated/domain'

/** Returns the server state of a status, UNKNOWN if it has none. */
export function stateOf(status: ApplicationStatus | undefined): string {
  return status?.checklistStatus ?? 'UNKNOWN'
}
