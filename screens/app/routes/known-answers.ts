import type { Heloc, Profile } from '#generated/domain'

/** Returns answers that are already known, by field name, so that forms prefill them instead of asking again (WCAG 3.3.7). */
export function knownAnswers({ profile, heloc }: { readonly profile: Profile; readonly heloc: Heloc }) {
  const mailing = profile.addresses?.find(({ ownership }) => ownership === 'MAILING')
  const { street1, street2, city, state, zip } = mailing ?? heloc.property?.address ?? {}
  const employer = heloc.incomeSources?.find((source) => source.employer !== undefined)?.employer
  return {
    employerName: employer ?? '',
    email: profile.email ?? '',
    phoneNumber: profile.phoneNumbers?.[0]?.number ?? '',
    mailingAddress: {
      street1: street1 ?? '',
      street2: street2 ?? '',
      city: city ?? '',
      state: state ?? '',
      zip: zip ?? '',
    },
  }
}
