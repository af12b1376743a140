/** Among whose accounts those of the staff with passwords stand: no lender can be called so, and no customer signs in there. */
export const staffRealm = { code: '@staff' } as const

/** Among whose accounts those stand for whom a provider of OpenID Connect vouches. */
export const providerRealm = (provider: string): string => `${staffRealm.code}:${provider}`
