import { type Journey, stateOf } from '#engine'
import type { ApplicationStatus } from '../host.ts'

/** Returns the server state that a status says, UNKNOWN if it says none. */
export const stateIn = ({ predicates }: Journey, status: ApplicationStatus | undefined): string =>
  stateOf(predicates.vocabulary, { status })
