import type { CompleteTenant } from '#generated/tenant'

type Settings = Pick<CompleteTenant, 'org' | 'features'>

/** Returns what every line of a lender has from its settings, whoever applies: fields of `heloc`. */
export const givenByLender = ({ org, features }: Settings) =>
  ({
    // A product of its own may have no organization among its settings.
    isCrypto: (org as Partial<typeof org> | undefined)?.orgMetaData?.products?.HELOC?.isCrypto ?? false,
    additionalSignerVersion: features?.signersByUserType === true ? 'v2' : 'v1',
  }) as const

/** Returns that by the fields of the context. */
export const knownOf = (settings: Settings): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(givenByLender(settings)).map(([field, value]) => [`heloc.${field}`, value]),
  )
