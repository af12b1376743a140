import type { CompanyInfo } from './tenant.ts'

/** Returns a lender's address in one line. */
export const addressLine = ({ companyAddress }: CompanyInfo): string => {
  const { street1, street2, city, state, zip } = companyAddress
  return [street1, street2, city, `${state} ${zip}`].filter(Boolean).join(', ')
}
