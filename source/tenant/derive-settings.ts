import { formatPhone } from '#engine'
import {
  asJsonObject,
  asStrings,
  asText,
  childObject,
  isJsonObject,
  type Json,
  type JsonObject,
} from '../json/json-value.ts'
import { mergePatch } from '../json/merge-patch.ts'

/** Adds derived values for settings that a lender does not give. */
export function deriveSettings(settings: JsonObject): JsonObject {
  const org = childObject(settings, 'org')
  const company = childObject(childObject(org, 'orgMetaData'), 'companyInfo')
  const code = asText(settings.code)
  const [host] = asStrings(settings.hosts)
  const orgCode = org.orgCode ?? code.toUpperCase().replaceAll('-', '_')
  const derived = {
    aliases: [code],
    org: {
      ...known('baseUrl', host && `https://${host}`),
      canonicalOrgCode: orgCode,
      orgCode,
      orgMetaData: {
        companyInfo: {
          ...known('companyNameShort', org.orgBrand),
          ...known('phoneFormatted', formatPhone(asText(company.phone).replace('+1', ''))),
          ...known('organization', org.canonicalOrgCode ?? orgCode),
        },
        products: { HELOC: known('name', company.companyProduct) },
      },
      orgPricingData: [],
    },
    theme: known('logoAlt', org.orgBrand),
  }
  return asJsonObject(mergePatch(within(settings, derived), withNmlsEntry(settings, company)))
}

const known = (key: string, value: Json | undefined): JsonObject =>
  value === undefined ? {} : { [key]: value }

/** Keeps only derived values whose parent exists, so that the schema reports a missing parent as a whole. */
const within = (settings: JsonObject, derived: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(derived).flatMap(([key, value]): [string, Json][] => {
      if (!isJsonObject(value)) return [[key, value]]
      const there = settings[key]
      return isJsonObject(there) ? [[key, within(there, value)]] : []
    }),
  )

/** Fills the lender's number into `{companyNMLS}` of the registry's address. */
function withNmlsEntry(settings: JsonObject, { companyNMLS, companyNmlsURL }: JsonObject): JsonObject {
  if (typeof companyNmlsURL !== 'string') return settings
  const url = companyNmlsURL.replace('{companyNMLS}', asText(companyNMLS))
  return asJsonObject(
    mergePatch(settings, { org: { orgMetaData: { companyInfo: { companyNmlsURL: url } } } }),
  )
}
