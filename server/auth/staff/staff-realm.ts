import type { Services } from '../../services.ts'
import type { Tenant } from '../../tenants/tenant.ts'

/** Realm of staff accounts with passwords. No lender can have this code, and no customer signs in there. */
export const staffRealm = { code: '@staff' } as const

/** Returns the realm of accounts that an OpenID Connect provider authenticates. */
export const providerRealm = (provider: string): string => `${staffRealm.code}:${provider}`

export const isStaffRealm = (realm: string): boolean => realm.startsWith(staffRealm.code)

/** Finds the lender in whose words an account is written to: its own, or the provider's brand for staff. Undefined if it is gone. */
export const findBrand = ({ tenants }: Pick<Services, 'tenants'>, realm: string): Tenant | undefined =>
  isStaffRealm(realm) ? tenants.fallback : tenants.find(realm)

/** Returns the lender in whose words an account is written to. Throws if it is gone. */
export const brandOf = (services: Pick<Services, 'tenants'>, realm: string): Tenant =>
  findBrand(services, realm) ?? services.tenants.resolve(realm)
