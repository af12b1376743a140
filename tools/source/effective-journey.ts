import { type Journey, type JsonObject, type Machine, nearest, type Provenance } from '#engine'
import type { CompleteTenant } from '#generated/tenant'
import { type BaseFlows, baseFlows } from './base-flows.ts'
import { type BuiltFlows, buildFlows } from './build-flows.ts'
import { contentHash } from './content-hash.ts'
import type { EffectiveSource } from './effective-source.ts'
import { findingAt } from './fault.ts'
import type { Finding } from './finding.ts'
import type { Source, SourceFile } from './load-source.ts'
import { mergeSettings } from './merge-settings.ts'
import { SourceError } from './source-error.ts'
import { tenantChain, tenantFiles } from './tenant-chain.ts'
import { schemaErrors } from './validate-file.ts'

/** What a lender's applicants meet: base, then what the lender extends, then the lender's own. */
export interface EffectiveJourney {
  readonly tenant: CompleteTenant
  readonly locale: 'en-US'
  readonly source: EffectiveSource
  readonly journey: Journey
  readonly process: Machine
  /** Pointer of an overridden value within `source` to the file that set it. */
  readonly provenance: Provenance
  /** Changes when anything above does. */
  readonly hash: string
}

/** A tenant as far as it goes, with everything that is wrong with it. */
export interface Resolution {
  readonly effective: EffectiveJourney | undefined
  readonly built: BuiltFlows
  readonly findings: readonly Finding[]
}

/** The flows without any tenant, and what is wrong with them. */
export interface BaseResolution {
  readonly flows: BaseFlows
  readonly built: BuiltFlows
  readonly findings: readonly Finding[]
}

const bases = new WeakMap<Source, BaseResolution>()

export function resolveBase(source: Source): BaseResolution {
  const known = bases.get(source)
  if (known !== undefined) return known
  const flows = baseFlows(source)
  const built = buildFlows(flows, [])
  const findings = unique([
    ...source.findings.filter(({ file }) => file.startsWith('flows/')),
    ...built.findings,
  ])
  const base = { flows, built, findings }
  bases.set(source, base)
  return base
}

/** Resolves a tenant whose file exists. */
export function resolveTenant(source: Source, code: string): Resolution {
  const base = resolveBase(source)
  const chain = tenantChain(source, code)
  const settings = mergeSettings(chain.files)
  const built = buildFlows(base.flows, chain.files)
  const paths = chain.files.map(({ path }) => path)
  const findings = unique([
    ...source.findings.filter(({ file }) => paths.includes(file)),
    ...chain.findings,
    ...settingsFindings(settings, chain.files.at(-1)),
    ...built.findings,
  ])
    .filter((finding) => !base.findings.some((known) => isSame(known, finding)))
    .map((finding) => ({ ...finding, tenant: code }))
  const usable = isUsable(findings) && isUsable(base.findings)
  return { built, findings, effective: usable ? toEffective(settings, built) : undefined }
}

/** The flows as they would be without a tenant's own file: the base with what the tenant extends. */
export function resolveBefore(
  source: Source,
  code: string,
): { readonly file: SourceFile; readonly value: JsonObject } {
  const { files } = tenantChain(source, code)
  const file = files.at(-1)
  if (file === undefined) throw new SourceError('TENANT_UNKNOWN', `There is no tenant "${code}".`)
  return { file, value: buildFlows(resolveBase(source).flows, files.slice(0, -1)).value }
}

/** The journey of a tenant; throws SourceError for an unknown or broken one, and for broken base flows. */
export function effectiveJourney(source: Source, code: string): EffectiveJourney {
  const base = resolveBase(source)
  if (!isUsable(base.findings))
    throw new SourceError('FLOWS_BROKEN', 'The flows cannot be used.', base.findings)
  requireTenant(source, code)
  const { effective, findings } = resolveTenant(source, code)
  if (effective !== undefined) return effective
  throw new SourceError('TENANT_BROKEN', `The tenant "${code}" cannot be used.`, findings)
}

export function requireTenant(source: Source, code: string): void {
  const known = [...tenantFiles(source).keys()]
  if (known.includes(code)) return
  const near = nearest(code, known)
  const hint = near === undefined ? `There are ${known.join(', ')}.` : `Did you mean "${near}"?`
  throw new SourceError('TENANT_UNKNOWN', `There is no tenant "${code}". ${hint}`)
}

function toEffective(settings: JsonObject, { flows, provenance }: BuiltFlows): EffectiveJourney | undefined {
  if (flows === undefined || !isComplete(settings)) return undefined
  const hash = contentHash([settings, flows.source])
  return { tenant: settings, locale: 'en-US', ...flows, provenance, hash }
}

const isComplete = (settings: JsonObject): settings is JsonObject & CompleteTenant =>
  schemaErrors('tenant', settings).length === 0

function settingsFindings(settings: JsonObject, file: SourceFile | undefined): readonly Finding[] {
  if (file?.value === undefined) return []
  return schemaErrors('tenant', settings).map((error) =>
    findingAt({ rule: 'schema', ...error }, { file, pointer: error.pointer }),
  )
}

const isUsable = (findings: readonly Finding[]): boolean =>
  findings.every(({ severity }) => severity !== 'error')

const isSame = (a: Finding, b: Finding): boolean =>
  a.file === b.file && a.pointer === b.pointer && a.rule === b.rule && a.message === b.message

const unique = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter((finding, index) => findings.findIndex((other) => isSame(other, finding)) === index)
