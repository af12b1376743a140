import { findServerState } from '#engine'
import { toldStage } from '#product'
import type { Told } from './told.ts'

/** Returns the stage that is told of an application after the applicant's last step. Undefined before that. */
export const stageOf = ({ tenant, application }: Told) =>
  toldStage(findServerState(tenant.journey.serverStates, application.state)?.source.stage, application.heloc)
