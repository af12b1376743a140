import type { Services } from '../services.ts'
import type { Originator } from '../vendors/ports/originator-directory.ts'
import type { Vendors } from '../vendors/vendors.ts'
import { inviters, tenantsOf } from './staff-member.ts'
import { findStaff } from './staff-store.ts'

/** Who sent an applicant: somebody of the staff who invites, a broker, or one of the lead portal's; undefined for anybody else. */
export async function findOriginator(
  services: Pick<Services, 'database'>,
  { originators }: Pick<Vendors, 'originators'>,
  uuid: string,
): Promise<Originator | undefined> {
  const member = await findStaff(services.database.db, uuid)
  if (member === undefined || tenantsOf(member, inviters).length === 0) return originators.find(uuid)
  const { name, email, userType } = member
  return {
    uuid,
    ...(userType === 'BROKER' ? { brokerName: name } : { originatorName: name }),
    email,
    pictures: [],
  }
}
