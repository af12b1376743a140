import { limitValues, type MessageValues } from '#engine'
import type { JourneyValue } from './journey-context.ts'

/** What any sentence may say without being given it: the limits and the lender's own facts. */
export function copyValues({ journey, organization }: JourneyValue): MessageValues {
  const { companyInfo } = organization.orgMetaData
  return {
    ...limitValues(journey.source.limits),
    brand: organization.orgBrand,
    companyName: companyInfo.companyName,
    companyNameShort: companyInfo.companyNameShort,
    companyNmls: companyInfo.companyNMLS,
    productName: companyInfo.companyProduct,
    supportPhone: companyInfo.phoneFormatted,
    supportEmail: companyInfo.email,
  }
}
