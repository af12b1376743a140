import { type Journey, stageOfState } from '#engine'
import type { ApplicationStatus } from '#generated/domain'

/** Tests whether an application is open or closing: neither at its end nor cancelled. */
export const isUnderWay = (
  { serverStates }: Pick<Journey, 'serverStates'>,
  { checklistStatus }: Pick<ApplicationStatus, 'checklistStatus'>,
): boolean => ['open', 'closing'].includes(stageOfState(serverStates, checklistStatus))
