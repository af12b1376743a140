import type { CompleteTenant } from '#generated/tenant'

/** Facts of a lender's organisation that sentences name. */
export type LenderIdentity = Pick<Organization, 'orgBrand'> & {
  readonly orgMetaData: {
    readonly companyInfo: Pick<
      Organization['orgMetaData']['companyInfo'],
      'companyName' | 'companyNameShort' | 'companyNMLS' | 'companyProduct' | 'phoneFormatted' | 'email'
    >
  }
}

type Organization = CompleteTenant['org']

const readers: Readonly<Record<string, (identity: LenderIdentity) => string>> = {
  brand: ({ orgBrand }) => orgBrand,
  companyName: ({ orgMetaData }) => orgMetaData.companyInfo.companyName,
  companyNameShort: ({ orgMetaData }) => orgMetaData.companyInfo.companyNameShort,
  companyNmls: ({ orgMetaData }) => orgMetaData.companyInfo.companyNMLS,
  productName: ({ orgMetaData }) => orgMetaData.companyInfo.companyProduct,
  supportPhone: ({ orgMetaData }) => orgMetaData.companyInfo.phoneFormatted,
  supportEmail: ({ orgMetaData }) => orgMetaData.companyInfo.email,
}

/** Values of a lender for the names that every message may use: `facts` of journey.config.json. */
export const lenderFacts = (identity: LenderIdentity): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, read(identity)]))
