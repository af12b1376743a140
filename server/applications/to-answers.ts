import type { ApplicationStatus, Heloc } from '#generated/domain'
import type { Application } from './application.ts'

/** The application as its borrower may see it. */
export const toHeloc = (application: Application): Heloc => ({
  ...application.heloc,
  uuid: application.uuid,
  version: application.version,
  timeShiftMs: application.timeShiftMs,
  auditFields: {
    createdDate: application.createdAt.toISOString(),
    updatedDate: application.updatedAt.toISOString(),
  },
})

export const toStatus = (application: Pick<Application, 'status' | 'version'>): ApplicationStatus => ({
  ...application.status,
  checklistStatus: application.status.checklistStatus ?? 'UNKNOWN',
  version: application.version,
})
