import type { Services } from '../services.ts'
import type { Originator } from '../vendors/ports/originator-directory.ts'
import type { Vendors } from '../vendors/vendors.ts'
import { inviters, tenantsOf } from './staff-member.ts'
import { findStaff } from './staff-store.ts'

/** Who sends applicants, to a lender if one is named: somebody of its staff who invites, its broker, or one of the lead portal's; undefined for anybody else. */
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
