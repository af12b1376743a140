/** What organisation information says of a lender, as far as sentences name it. */
export interface LenderIdentity {
  readonly orgBrand: string
  readonly orgMetaData: {
    readonly companyInfo: {
      readonly companyName: string
      readonly companyNameShort: string
      readonly companyNMLS: string
      readonly companyProduct: string
      readonly phoneFormatted: string
      readonly email: string
    }
  }
}

const readers: Readonly<Record<string, (identity: LenderIdentity) => string>> = {
  brand: ({ orgBrand }) => orgBrand,
  companyName: ({ orgMetaData }) => orgMetaData.companyInfo.companyName,
  companyNameShort: ({ orgMetaData }) => orgMetaData.companyInfo.companyNameShort,
  companyNmls: ({ orgMetaData }) => orgMetaData.companyInfo.companyNMLS,
  productName: ({ orgMetaData }) => orgMetaData.companyInfo.companyProduct,
  supportPhone: ({ orgMetaData }) => orgMetaData.companyInfo.phoneFormatted,
  supportEmail: ({ orgMetaData }) => orgMetaData.companyInfo.email,
}

/** Names that every message may use for its lender. */
export const lenderFactNames: readonly string[] = Object.keys(readers)

/** Their values. */
export const lenderFacts = (identity: LenderIdentity): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, read(identity)]))
