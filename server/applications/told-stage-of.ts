import { findServerState } from '#engine'
import { toldStage } from '#product'
import type { Tenant } from '../tenants/tenant.ts'
import type { Application } from './application.ts'

interface Standing extends Pick<Application, 'state'> {
  readonly heloc: Pick<Application['heloc'], 'fundedAt'>
}

/** Returns the stage that everybody is told of an application. Undefined before the last step of its applicant. */
export const toldStageOf = ({ journey }: Pick<Tenant, 'journey'>, { state, heloc }: Standing) =>
  toldStage(findServerState(journey.serverStates, state)?.source.stage, heloc)
