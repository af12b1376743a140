import { type Migration, memoize } from '#engine'
import type { CompleteTenant } from '#generated/tenant'
import type { Source, SourceFile } from '../files/load-source.ts'
import { migrationsOf, strandingMigrations } from '../files/migrations.ts'
import { type FilePlace, findingAt } from '../findings/fault.ts'
import type { Finding } from '../findings/finding.ts'
import { beyond, isUsable, unique } from '../findings/finding-set.ts'
import { SourceError } from '../findings/source-error.ts'
import { contentHash } from '../json/content-hash.ts'
import { parsePointer, pointerTo } from '../json/json-pointer.ts'
import { asJsonObject, type JsonObject } from '../json/json-value.ts'
import { valueAt } from '../json/value-at.ts'
import type { Provenance } from '../overrides/apply-overrides.ts'
import type { SchemaError } from '../schemas/describe-schema-error.ts'
import type { ProjectSchemas } from '../schemas/project-schemas.ts'
import { type PricingSource, pricingFaults } from '../tenant/pricing-faults.ts'
import { tenantChain, tenantCodeOf } from '../tenant/tenant-chain.ts'
import { takenNames } from '../tenant/tenant-claims.ts'
import { type TenantImages, tenantImages } from '../tenant/tenant-images.ts'
import { isGroup, type TenantSettings, tenantSettings } from '../tenant/tenant-settings.ts'
import { localeFindings } from '../wording/locale-findings.ts'
import { offeredLocales, writtenLocale } from '../wording/locales.ts'
import { type BuiltFlows, buildFlows, type Flows } from './build-flows.ts'
import { overrideFlows } from './override-flows.ts'
import { baseIn, resolveBase } from './resolve-base.ts'

/** Effective journey of a lender: the base, then the lenders that it extends, then its own overrides. */
export interface TenantJourney extends Flows {
  readonly tenant: CompleteTenant
  readonly locale: string
  /** Migrations that apply to this lender, in order. */
  readonly migrations: readonly Migration[]
  /** File by pointer of an overridden value within `source`. */
  readonly provenance: Provenance
  /** Hash that changes whenever anything above changes. */
  readonly hash: string
  readonly images: TenantImages
}

/** Lender or group, resolved as far as its faults allow, with all its findings. */
export interface ResolvedTenant extends BuiltFlows {
  /** Files that it extends, then its own. */
  readonly files: readonly SourceFile[]
  readonly settings: TenantSettings
  /** Undefined for a broken tenant, and for a group. Lazy: the linter resolves thousands and runs none. */
  readonly effective: TenantJourney | undefined
}

/** Resolves a tenant whose file exists, in one of the locales that it offers, by default its first. */
export function resolveTenant(source: Source, code: string, locale?: string): ResolvedTenant {
  const base = resolveBase(source)
  const { files, isWhole, findings: wayFindings } = tenantChain(source, code)
  const settings = tenantSettings(files)
  const offered = offeredLocales(settings.value)
  const built = buildFlows(baseIn(source, locale ?? offered[0] ?? writtenLocale), files)
  const paths = files.map(({ path }) => path)
  // An unreadable file gets no finding beyond that.
  const isRead = files.every(({ value }) => value !== undefined)
  const { images, findings: imageFindings } = imagesOf(source, files.at(-1), settings.value)
  const all = unique([
    ...source.findings.filter(({ file }) => paths.includes(file)),
    ...wayFindings,
    ...(isRead
      ? settingsFindings(settings, { built, schemas: source.project.schemas }, files.at(-1), isWhole)
      : []),
    ...imageFindings,
    ...(isGroup(settings.value) ? [] : localeFindings(source, files, settings)),
    ...takenNames(source, code),
    ...built.findings,
    ...(built.flows === undefined ? [] : strandingMigrations(source, built.flows.source.process, code)),
  ])
  const findings = beyond(all, base.findings).map((finding) => ({ ...finding, tenant: code }))
  const usable = isUsable(findings) && isUsable(base.findings)
  return {
    ...built,
    files,
    settings,
    findings,
    get effective() {
      return usable
        ? toEffective({ settings: settings.value, built, migrations: migrationsOf(source, code), images })
        : undefined
    },
  }
}

/** Flows without a tenant's own file: the base with the tenants that it extends. */
export function resolveBefore(source: Source, code: string) {
  const { files } = tenantChain(source, code)
  const file = files.at(-1)
  if (file === undefined) throw new SourceError('TENANT_UNKNOWN', `There is no tenant "${code}".`)
  const parent = files.at(-2)
  const { effective, copy } = extendedFlows(source)(parent && tenantCodeOf(parent))
  return { file, effective, copy }
}

/** Flows after the overrides of a lender, or the base; cached, because many lenders extend the same. */
const extendedFlows = memoize((source: Source) =>
  memoize((code: string | undefined) =>
    overrideFlows(resolveBase(source).base, code === undefined ? [] : tenantChain(source, code).files),
  ),
)

const imagesOf = (source: Source, file: SourceFile | undefined, settings: JsonObject) =>
  file === undefined || isGroup(settings)
    ? { images: {}, findings: [] }
    : tenantImages(source, file, settings)

function toEffective({
  settings,
  built: { flows, value, logic, copy, provenance, locale },
  migrations,
  images,
}: {
  readonly settings: JsonObject
  readonly built: BuiltFlows
  readonly migrations: readonly Migration[]
  readonly images: TenantImages
}): TenantJourney | undefined {
  if (flows === undefined || !isComplete(settings, flows.project.schemas)) return undefined
  const hash = contentHash([
    settings,
    hashOnce(logic),
    flows.source.limits,
    hashOnce(asJsonObject(value.help)),
    hashOnce(asJsonObject(value.flags)),
    hashOnce(copy.base),
    [...copy.own],
  ])
  return { tenant: settings, locale, ...flows, provenance, migrations, hash, images }
}

/** Cached, because many lenders share the values. */
const hashOnce = memoize((value: JsonObject) => contentHash(value))

/** Tests for complete settings; a group lacks what each lender that extends it provides. */
const isComplete = (settings: JsonObject, schemas: ProjectSchemas): settings is JsonObject & CompleteTenant =>
  !isGroup(settings) && completeErrors(settings, schemas).length === 0

/** Faults of settings with everything that they inherit; a project may have one schema for both. */
const completeErrors = (settings: JsonObject, schemas: ProjectSchemas): readonly SchemaError[] =>
  schemas.errors(schemas.has('complete-tenant') ? 'complete-tenant' : 'tenant', settings)

/**
 * Findings about settings. A group has none: each lender that extends it is checked as a whole. While an extended
 * lender cannot be found, required settings may come from it, so they are not reported.
 */
function settingsFindings(
  { value, placeOf }: TenantSettings,
  { built: { flows }, schemas }: { readonly built: BuiltFlows; readonly schemas: ProjectSchemas },
  file: SourceFile | undefined,
  isWhole: boolean,
): readonly Finding[] {
  if (isGroup(value)) return []
  const errors = completeErrors(value, schemas)
    .filter(({ keyword }) => isWhole || keyword !== 'required')
    .map((error) => ({ rule: 'schema', ...error }))
  const isPriced = errors.length === 0 && flows !== undefined && hasPricing(value)
  const faults = isPriced ? pricingFaults(value, flows.source.limits) : []
  const outside = faults.map((fault) => ({ rule: 'pricing-outside-limits', ...fault }))
  return [...errors, ...outside].flatMap((fault) => {
    const isMissing = 'keyword' in fault && fault.keyword === 'required'
    const place = isMissing && file !== undefined ? nearestIn(file, fault.pointer) : placeOf(fault.pointer)
    return place === undefined ? [] : [findingAt(fault, place)]
  })
}

/** Nearest place in the lender's own file of a missing setting, which is to be added there. */
function nearestIn(file: SourceFile, pointer: string): FilePlace {
  const steps = [...parsePointer(pointer)]
  while (valueAt(asJsonObject(file.value), steps) === undefined) steps.pop()
  return { file, pointer: pointerTo(...steps) }
}

// The schema has checked it; only a group may leave it out.
const hasPricing = (value: object): value is PricingSource => 'pricing' in value
