import type { ApplicationStatus, Heloc } from '#generated/domain'
import { propertyTimeZone, westernmostTimeZone } from '../clock/property-time-zone.ts'
import type { Application } from './application.ts'
import { withState } from './kept-status.ts'

/** Converts an application to what its borrower may see. */
export const toHeloc = (application: Application): Heloc => ({
  ...application.heloc,
  uuid: application.uuid,
  version: application.version,
  timeShiftMs: application.timeShiftMs,
  timeZone: propertyTimeZone(application.heloc.property),
  rescissionTimeZone: westernmostTimeZone(application.heloc.property?.state),
  auditFields: {
    createdDate: application.createdAt.toISOString(),
    updatedDate: application.updatedAt.toISOString(),
  },
})

export const toStatus = (
  application: Pick<Application, 'status' | 'state' | 'version' | 'deniedAt' | 'signerDeniedAt'>,
): ApplicationStatus => ({
  ...withState(application),
  version: application.version,
})
