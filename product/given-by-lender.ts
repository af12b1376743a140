/** Settings of a lender that are read here. A product of its own may have none of them. */
interface Settings {
  readonly org?: {
    readonly orgMetaData?: { readonly products?: { readonly HELOC?: { readonly isCrypto?: boolean } } }
  }
  readonly features?: { readonly signersByUserType?: boolean }
}

/** Returns what every line of a lender has from its settings, whoever applies: fields of `heloc`. */
export const givenByLender = ({ org, features }: Settings) =>
  ({
    isCrypto: org?.orgMetaData?.products?.HELOC?.isCrypto ?? false,
    additionalSignerVersion: features?.signersByUserType === true ? 'v2' : 'v1',
  }) as const

/** Returns that by the fields of the context. */
export const knownOf = (settings: Settings): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(givenByLender(settings)).map(([field, value]) => [`heloc.${field}`, value]),
  )
