import type { Heloc } from '#generated/domain'
import type { Evidence } from '../../applications/evidence.ts'

type Consent = NonNullable<Heloc['consents']>[number]

/** Returns the consents with a new one to the text that its evidence names. It replaces an earlier one of its type. */
export const withConsent = (
  { consents = [] }: Heloc,
  type: Consent['type'],
  { subject, version, textHash }: Evidence,
  now: Date,
): Consent[] => [
  ...consents.filter((consent) => consent.type !== type),
  { type, givenAt: now.toISOString(), disclosure: `${subject} ${version}`, textHash },
]
