import { lenderFacts, limitValues } from '#engine'
import { effectiveJourney, loadSource, type Source, SourceError, tenantFiles } from '#source'
import { documentTemplates } from '../documents/document-templates.ts'
import type { FormValidator } from '../validation/form-validator.ts'
import { formValidators } from '../validation/form-validators.ts'
import { readFields } from './read-fields.ts'
import type { Tenant } from './tenant.ts'

export interface LoadedTenants {
  readonly tenants: readonly Tenant[]
  /** Lenders that cannot be served, each with what is wrong and where. */
  readonly broken: readonly { readonly code: string; readonly reason: string }[]
}

/** Every lender under `root`. Broken flows concern all and are thrown; a broken tenant concerns itself alone. */
export const loadTenants = (root: string): LoadedTenants => tenantsIn(loadSource(root))

/** The same of flows at hand. */
export function tenantsIn(source: Source): LoadedTenants {
  const forms = formValidators(source)
  const documents = documentTemplates(source)
  const tenants: Tenant[] = []
  const broken: { code: string; reason: string }[] = []
  for (const [code, file] of tenantFiles(source)) {
    if (isAbstract(file.value)) continue
    try {
      tenants.push(toTenant(source, code, forms, documents))
    } catch (error) {
      if (!(error instanceof SourceError) || error.code === 'FLOWS_BROKEN') throw error
      broken.push({ code, reason: error.message })
    }
  }
  return { tenants, broken }
}

/** A tenant that others extend and that serves nobody by itself. */
const isAbstract = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'abstract' in value && value.abstract === true

function toTenant(
  source: Source,
  code: string,
  forms: ReadonlyMap<string, FormValidator>,
  documents: Tenant['documents'],
): Tenant {
  const effective = effectiveJourney(source, code)
  const { tenant: settings, journey, process: processMachine, locale } = effective
  const facts = { ...limitValues(effective.source.limits), ...organizationFacts(settings) }
  return {
    code,
    settings,
    effective,
    journey,
    process: effective.source.process,
    processMachine,
    forms,
    documents,
    locale,
    facts,
    readFields: readFields(effective),
  }
}

function organizationFacts({ org }: Tenant['settings']): Tenant['facts'] {
  const { street1, street2, city, state, zip } = org.orgMetaData.companyInfo.companyAddress
  return {
    ...lenderFacts(org),
    companyAddress: [street1, street2, city, `${state} ${zip}`]
      .filter((part) => part !== undefined)
      .join(', '),
  }
}
