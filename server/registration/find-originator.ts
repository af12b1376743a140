import { findStaff } from '../auth/staff/find-staff.ts'
import { inviters, tenantsOf } from '../auth/staff/staff-member.ts'
import type { Services } from '../services.ts'
import type { Originator } from '../vendors/ports/originator-directory.ts'
import type { Vendors } from '../vendors/vendors.ts'

/**
 * Finds an originator, of one lender if it is named: an inviting staff member, a broker, or one of the lead portal. Undefined
 * for anybody else.
 */
export async function findOriginator(
  services: Pick<Services, 'database'>,
  { originators }: Pick<Vendors, 'originators'>,
  uuid: string,
  lender?: string,
): Promise<Originator | undefined> {
  const member = await findStaff(services.database.db, uuid)
  if (member === undefined || !tenantsOf(member, inviters).some((tenant) => tenant === (lender ?? tenant)))
    return originators.find(uuid)
  const { name, email, userType } = member
  return {
    uuid,
    ...(userType === 'BROKER' ? { brokerName: name } : { originatorName: name }),
    email,
    pictures: [],
  }
}
