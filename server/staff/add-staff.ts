import { randomUUID } from 'node:crypto'
import type { StaffAdded, StaffRequest } from '#generated/api'
import type { StaffRole } from '#generated/domain'
import type { Transaction } from '../database/database.ts'
import { Problem } from '../errors/problem.ts'
import { openAccount } from '../registration/open-account.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { inviteStaff, mailBrokerCode } from './staff-letters.ts'
import { addMemberships, profileOf, saveStaffAccount } from './staff-store.ts'

/**
 * Adds somebody to the staff: every named role at every named lender, in addition to existing ones. If they have no password
 * yet, a code is mailed. BROKER must be the only role and opens a broker's account at each lender.
 */
export async function addStaff(services: Services, request: StaffRequest): Promise<StaffAdded> {
  const tenants = request.tenants.map((code) => lenderOf(services, code))
  const roles = request.roles.flatMap((role): StaffRole[] => (role === 'BROKER' ? [] : [role]))
  return services.database.db.transaction(async (tx) => {
    if (roles.length === request.roles.length) return addMember(tx, services, request, tenants, roles)
    if (roles.length > 0) throw new Problem(422, 'STAFF_BROKER').at('roles')
    const brokers: StaffAdded[] = []
    for (const tenant of tenants) brokers.push(await addBroker(tx, services, tenant, request))
    return { identityUuids: brokers.flatMap(({ identityUuids }) => identityUuids), isMailed: true }
  })
}

async function addMember(
  tx: Transaction,
  services: Services,
  { email, name }: StaffRequest,
  tenants: readonly Tenant[],
  roles: readonly StaffRole[],
): Promise<StaffAdded> {
  const { uuid, isSetUp } = await saveStaffAccount(tx, { email, name }, services.clock.now())
  const memberships = tenants.flatMap(({ code: tenant }) => roles.map((role) => ({ role, tenant })))
  await addMemberships(tx, uuid, memberships)
  if (!isSetUp) await inviteStaff(tx, services, { identity: uuid, email: email.toLowerCase() })
  return { identityUuids: [uuid], isMailed: !isSetUp }
}

/** Opens a broker's account at a lender, without a password, and mails a code. */
export async function addBroker(
  tx: Transaction,
  services: Services,
  tenant: Tenant,
  { email: typed, name }: Pick<StaffRequest, 'email' | 'name'>,
): Promise<StaffAdded> {
  const email = typed.toLowerCase()
  const uuid = randomUUID()
  const account = {
    uuid,
    tenant: tenant.code,
    email,
    userType: 'BROKER',
    profile: profileOf({ email, name }),
  }
  if (!(await openAccount(tx, account))) throw new Problem(409, 'EMAIL_TAKEN').at('email')
  await mailBrokerCode(tx, services, tenant, { identity: uuid, email })
  return { identityUuids: [uuid], isMailed: true }
}

export function lenderOf({ tenants }: Pick<Services, 'tenants'>, code: string): Tenant {
  const tenant = tenants.find(code)
  if (tenant === undefined) throw new Problem(404, 'TENANT_UNKNOWN')
  return tenant
}
