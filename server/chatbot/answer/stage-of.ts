import { toldStageOf } from '../../applications/told-stage-of.ts'
import type { Told } from './told.ts'

/** Returns the stage that is told of an application after the applicant's last step. Undefined before that. */
export const stageOf = ({ tenant, application }: Told) => toldStageOf(tenant, application)

/** Whether the application is over without a line: refused, withdrawn or canceled. */
export function isOver(told: Told): boolean {
  const stage = stageOf(told)
  return stage === 'ended' || stage === 'cancelled'
}
