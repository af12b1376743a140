import { memoize } from '#engine'
import { asText, childObject, type JsonObject, type Source, settingsByTenant } from '#source'

/** Names, numbers and addresses of a lender, which no other company has. */
export interface Lender {
  readonly code: string
  readonly phone: string
  readonly email: string
  readonly name: string
  readonly nmls: string
  readonly address: string
  readonly names: Readonly<Record<string, string>>
  /** Names by which applicants know it. */
  readonly brands: readonly string[]
}

export type Known = ReadonlyMap<string, readonly Lender[]>

interface Lenders {
  readonly all: readonly Lender[]
  readonly byBrand: Known
  readonly byName: Known
  readonly byNumber: Known
  readonly byAddress: Known
  readonly phone: Known
  readonly email: Known
}

/** Lenders of a source, by what tells them apart. */
export const lendersOf = memoize((source: Source): Lenders => {
  const all = [...settingsByTenant(source)].flatMap(([code, settings]) => lenderOf(code, settings))
  return {
    all,
    byBrand: byBrandOf(all),
    byName: Map.groupBy(all, ({ name }) => name),
    byNumber: Map.groupBy(all, ({ nmls }) => nmls),
    byAddress: Map.groupBy(all, ({ address }) => address),
    phone: Map.groupBy(all, ({ phone }) => phone),
    email: Map.groupBy(all, ({ email }) => email),
  }
})

/** Groups lenders by each of their names. */
function byBrandOf(all: readonly Lender[]): Known {
  const named = all.flatMap((lender) => lender.brands.map((brand) => ({ brand, lender })))
  const groups = Map.groupBy(named, ({ brand }) => brand)
  return new Map([...groups].map(([brand, group]) => [brand, group.map(({ lender }) => lender)]))
}

function lenderOf(code: string, settings: JsonObject): readonly Lender[] {
  const org = childObject(settings, 'org')
  const company = childObject(childObject(org, 'orgMetaData'), 'companyInfo')
  const { companyName, companyNMLS } = company
  const [name, nmls, address] = [companyName, companyNMLS, org.baseUrl].map(asText)
  const [phone = '', email = ''] = [company.phone, company.email].map(asText)
  // The schema reports missing settings.
  if (!name || !nmls || !address) return []
  const [orgBrand = '', companyNameShort = '', companyProduct = ''] = [
    org.orgBrand,
    company.companyNameShort,
    company.companyProduct,
  ].map(asText)
  const logoAlt = asText(childObject(settings, 'theme').logoAlt)
  return [
    {
      code,
      name,
      nmls,
      address,
      phone,
      email,
      names: { orgBrand, companyNameShort, companyProduct, logoAlt },
      brands: [orgBrand, companyNameShort].filter(Boolean),
    },
  ]
}
