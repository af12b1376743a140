import { isDeepStrictEqual } from 'node:util'
import { limitValues, memoize } from '#engine'
import { lenderFacts, lineTerms, type OwnJourney } from '#product'
import {
  loadSource,
  offeredLocales,
  resolveBase,
  type Source,
  SourceError,
  type SourceFile,
  takenNames,
  tenantChain,
  tenantCodes,
  tenantImages,
  tenantJourney,
  tenantSettings,
} from '#source'
import { lawFindings } from '../../../tools/lint/law-findings.ts'
import { formValidators } from '../../validation/form-validators.ts'
import { addressLine } from '../address-line.ts'
import { readFields } from '../read-fields.ts'
import type { Tenant } from '../tenant.ts'
import { documentTemplates } from './document-templates.ts'
import { sistersOf } from './sisters-of.ts'

export interface LoadedTenants {
  readonly tenants: readonly Tenant[]
  /** Lenders that cannot be served, each with the fault and its place. */
  readonly broken: readonly { readonly code: string; readonly reason: string }[]
}

/**
 * Loads every lender under `root`, or from another folder of tenants. Faulty flows concern every lender and are thrown; a
 * faulty tenant only concerns itself.
 */
export const loadTenants = (root: string, tenants?: string): LoadedTenants =>
  tenantsIn(loadSource(root, tenants === undefined ? {} : { tenants }))

/** Builds the lenders of loaded flows. An unchanged lender of `before` stays the same object. */
export function tenantsIn(source: Source, before: readonly Tenant[] = []): LoadedTenants {
  const base = resolveBase(source)
  const known = new Map(before.map((tenant) => [tenant.code, tenant]))
  const tenants: Tenant[] = []
  const broken: { code: string; reason: string }[] = []
  for (const code of tenantCodes(source)) {
    const tenant = known.get(code)
    if (tenant !== undefined && isUnchanged(tenant, source, base)) {
      tenants.push(tenant)
      continue
    }
    try {
      tenants.push(toTenant(source, code, base))
    } catch (error) {
      if (!(error instanceof SourceError) || error.code === 'FLOWS_BROKEN') throw error
      broken.push({ code, reason: error.message })
    }
  }
  return { tenants, broken }
}

type Base = ReturnType<typeof resolveBase>

interface MadeFrom {
  readonly base: Base
  readonly files: readonly SourceFile[]
}

const madeFrom = new WeakMap<Tenant, MadeFrom>()

function isUnchanged(tenant: Tenant, source: Source, base: Base): boolean {
  const from = madeFrom.get(tenant)
  const { files } = tenantChain(source, tenant.code)
  const file = files.at(-1)
  if (from?.base !== base || file === undefined || takenNames(source, tenant.code).length > 0) return false
  if (!isDeepStrictEqual(tenant.sisters, sistersOf(source, tenant.code, tenant.effective.source.pages)))
    return false
  const { images } = tenantImages(source, file, tenantSettings(files).value)
  return (
    from.files.length === files.length &&
    files.every((one, index) => one === from.files[index]) &&
    isDeepStrictEqual(images, tenant.effective.images)
  )
}

function toTenant(source: Source, code: string, base: Base): Tenant {
  const translations = new Map<string, Tenant>()
  const { files } = tenantChain(source, code)
  const [first, ...others] = offeredLocales(tenantSettings(files).value).map((locale) =>
    inLocale({ source, code, base, translations }, locale),
  )
  if (first === undefined) throw new Error(`${code} offers no locale.`)
  for (const tenant of [first, ...others]) translations.set(tenant.locale, tenant)
  madeFrom.set(first, { base, files })
  return first
}

interface Making {
  readonly source: Source
  readonly code: string
  readonly base: Base
  readonly translations: Tenant['translations']
}

function inLocale({ source, code, base, translations }: Making, name: string): Tenant {
  const effective = tenantJourney(source, code, name, lawFindings)
  const { tenant: settings, journey, process: processMachine, locale } = effective
  const ownJourney = journey as OwnJourney // its limits are those of flows/limits.json, of which the types are made
  const { limits } = ownJourney.source
  const facts = {
    ...limitValues(limits, locale),
    ...organizationFacts(settings),
    ...lineTerms(settings, limits, locale),
  }
  return {
    code,
    settings,
    effective,
    journey: ownJourney,
    process: effective.source.process,
    processMachine,
    ...sharedParts(source, base, locale),
    locale,
    translations,
    sisters: sistersOf(source, code, effective.source.pages),
    facts,
    readFields: readFields(effective),
  }
}

/** Returns the forms and documents, which lenders of one locale share because no lender overrides them. */
function sharedParts(source: Source, base: Base, locale: string): Pick<Tenant, 'forms' | 'documents'> {
  const known = partsOf(base)
  const parts = known.get(locale) ?? {
    forms: formValidators(source),
    documents: documentTemplates(source, locale),
  }
  known.set(locale, parts)
  return parts
}

/** Caches shared parts by locale, for each base. */
const partsOf = memoize((_base: Base) => new Map<string, Pick<Tenant, 'forms' | 'documents'>>())

function organizationFacts({ org }: Tenant['settings']): Tenant['facts'] {
  return { ...lenderFacts(org), companyAddress: addressLine(org.orgMetaData.companyInfo.companyAddress) }
}
