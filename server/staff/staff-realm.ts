import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** Realm of staff accounts with passwords. No lender can have this code, and no customer signs in there. */
export const staffRealm = { code: '@staff' } as const

/** Returns the realm of accounts that an OpenID Connect provider authenticates. */
export const providerRealm = (provider: string): string => `${staffRealm.code}:${provider}`

export const isStaffRealm = (realm: string): boolean => realm.startsWith(staffRealm.code)

/** Returns the lender in whose words an account is written to: its own, or the provider's brand for staff. */
export const brandOf = ({ tenants }: Pick<Services, 'tenants'>, realm: string): Tenant =>
  isStaffRealm(realm) ? tenants.fallback : tenants.resolve(realm)
