/** Realm of staff accounts with passwords. No lender can have this code, and no customer signs in there. */
export const staffRealm = { code: '@staff' } as const

/** Returns the realm of accounts that an OpenID Connect provider authenticates. */
export const providerRealm = (provider: string): string => `${staffRealm.code}:${provider}`
