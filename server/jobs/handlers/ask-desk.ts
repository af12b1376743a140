import { propertyAddress } from '../../applications/property-address.ts'
import type { DeskDecision } from '../../vendors/ports/review-desk.ts'
import type { JobInput } from '../job.ts'

/** What a person at the lender decides on a subject, such as `delinquency`. The state of such a job has the pace `review`. */
export const askDesk = (subject: string, { application, vendors, call }: JobInput): Promise<DeskDecision> =>
  vendors.desk.decide(
    {
      subject,
      lastName: application.profile.name?.lastName ?? '',
      street1: propertyAddress(application).street1,
    },
    call,
  )
