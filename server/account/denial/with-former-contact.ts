import type { Profile } from '#generated/domain'
import type { securityNotices } from '../../database/schema.ts'

type Former = Pick<typeof securityNotices.$inferSelect, 'formerEmail' | 'formerPhone' | 'formerMailing'>

/** Returns a profile with the contact data from before an act; what the act did not change stays. */
export function withFormerContact(
  profile: Profile,
  { formerEmail, formerPhone, formerMailing }: Former,
): Profile {
  const { addresses = [], phoneNumbers = [] } = profile
  const [first, ...others] = phoneNumbers
  return {
    ...profile,
    ...(formerEmail !== null && { email: formerEmail }),
    ...(formerPhone !== null &&
      first !== undefined && {
        phoneNumbers: [
          { ...first, number: formerPhone },
          ...others.filter(({ number }) => number !== formerPhone),
        ],
      }),
    ...(formerMailing !== null && {
      addresses: [...addresses.filter(({ ownership }) => ownership !== 'MAILING'), formerMailing],
    }),
  }
}
