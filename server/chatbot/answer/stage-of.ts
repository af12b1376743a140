import { findServerState } from '#engine'
import type { Told } from './told.ts'

/** Returns the stage of an application after the applicant's last step. Undefined before that. */
export const stageOf = ({ tenant, application }: Told) =>
  findServerState(tenant.journey.serverStates, application.state)?.source.stage
