import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { asJsonObject, isGroup, type JsonObject, repository } from '#source'

const shipped = path.join(repository, 'tenants')

/** Writes a directory with the shipped flows and `count` lenders. */
export function writeGeneratedTree(dir: string, count: number): void {
  cpSync(path.join(repository, 'flows'), path.join(dir, 'flows'), { recursive: true })
  writeGeneratedLenders(path.join(dir, 'tenants'), count)
}

/**
 * Writes a folder with the default lender, the groups that lenders extend, and `count` lenders, each like one of the
 * shipped ones; returns their codes.
 */
export function writeGeneratedLenders(dir: string, count: number): readonly string[] {
  const folders = readdirSync(shipped).map((code) => ({ code, value: readTenant(code) }))
  // Lenders with additional disclosures are left out, because these are published under the lender's name.
  const models = folders.filter(
    ({ value }) => !isGroup(value) && asJsonObject(value.overrides).disclosures === undefined,
  )
  for (const { code } of folders.filter(({ value }) => isGroup(value) || value.default === true))
    cpSync(path.join(shipped, code), path.join(dir, code), { recursive: true })
  return Array.from({ length: count }, (_, index) => {
    const model = models[index % models.length]
    if (model === undefined) throw new Error('There is no lender to generate others from.')
    const code = `${model.code}-${index}`
    const folder = path.join(dir, code)
    cpSync(path.join(shipped, model.code), folder, { recursive: true })
    writeFileSync(
      path.join(folder, 'tenant.json'),
      JSON.stringify(renamed(model.value, code, index), null, 2),
    )
    return code
  })
}

const readTenant = (code: string): JsonObject =>
  asJsonObject(JSON.parse(readFileSync(path.join(shipped, code, 'tenant.json'), 'utf8')))

/** Makes all values unique that no two lenders may share. */
function renamed({ default: _, ...lender }: JsonObject, code: string, index: number): JsonObject {
  const org = asJsonObject(lender.org)
  const metaData = asJsonObject(org.orgMetaData)
  const company = asJsonObject(metaData.companyInfo)
  const { copy, ...otherOverrides } = asJsonObject(lender.overrides)
  const brand = `Lender ${index}`
  const own = (value: unknown): string => `${String(value)}-${index}`
  return {
    ...lender,
    code,
    hosts: [`${code}.example`],
    ...(lender.aliases === undefined ? {} : { aliases: [`alias-${index}`] }),
    theme: withOwn(asJsonObject(lender.theme), { logoAlt: brand }),
    org: {
      ...withOwn(org, { orgBrand: brand }),
      ...(org.orgCode === undefined ? {} : { orgCode: own(org.orgCode) }),
      ...(org.canonicalOrgCode === undefined ? {} : { canonicalOrgCode: own(org.canonicalOrgCode) }),
      orgMetaData: {
        ...metaData,
        companyInfo: withOwn(company, {
          companyName: `${String(company.companyName)} ${index}`,
          companyNameShort: brand,
          companyProduct: `${brand} Line`,
          companyNMLS: String(500_000 + index),
          phone: `+1888${String(2_000_000 + index)}`,
          email: `help@${code}.example`,
        }),
      },
    },
    overrides: {
      copy: { ...asJsonObject(copy), 'register.title': `Apply with lender ${index}` },
      ...otherOverrides,
    },
  }
}

/** Replaces the values that an object has; others stay inherited, and the keys in their order. */
const withOwn = (object: JsonObject, own: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, own[key] ?? value]))
