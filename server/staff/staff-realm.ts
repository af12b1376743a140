/** Among whose accounts those of the staff stand: no lender can be called so, and no customer signs in there. */
export const staffRealm = { code: '@staff' } as const
