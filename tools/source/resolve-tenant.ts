import type { Journey, JsonObject, Machine, Provenance } from '#engine'
import type { CompleteTenant } from '#generated/tenant'
import { type BuiltFlows, buildFlows } from './build-flows.ts'
import { contentHash } from './content-hash.ts'
import type { EffectiveSource } from './effective-source.ts'
import { findingAt } from './fault.ts'
import type { Finding } from './finding.ts'
import { beyond, isUsable, unique } from './finding-set.ts'
import type { Source, SourceFile } from './load-source.ts'
import { mergeSettings } from './merge-settings.ts'
import { resolveBase } from './resolve-base.ts'
import { SourceError } from './source-error.ts'
import { tenantChain } from './tenant-chain.ts'
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
  /** Undefined for a broken tenant, and for one that is only there to be extended. */
  readonly effective: EffectiveJourney | undefined
  readonly built: BuiltFlows
  readonly findings: readonly Finding[]
}

/** Resolves a tenant whose file exists. */
export function resolveTenant(source: Source, code: string): Resolution {
  const base = resolveBase(source)
  const { files, findings: wayFindings } = tenantChain(source, code)
  const settings = mergeSettings(files)
  const built = buildFlows(base.flows, files)
  const paths = files.map(({ path }) => path)
  const all = unique([
    ...source.findings.filter(({ file }) => paths.includes(file)),
    ...wayFindings,
    ...settingsFindings(settings, files.at(-1)),
    ...built.findings,
  ])
  const findings = beyond(all, base.findings).map((finding) => ({ ...finding, tenant: code }))
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

function toEffective(settings: JsonObject, { flows, provenance }: BuiltFlows): EffectiveJourney | undefined {
  if (flows === undefined || !isComplete(settings)) return undefined
  const hash = contentHash([settings, flows.source])
  return { tenant: settings, locale: 'en-US', ...flows, provenance, hash }
}

/** The schema lets an abstract tenant leave out what the product needs. */
const isComplete = (settings: JsonObject): settings is JsonObject & CompleteTenant =>
  settings.abstract !== true && schemaErrors('tenant', settings).length === 0

function settingsFindings(settings: JsonObject, file: SourceFile | undefined): readonly Finding[] {
  if (file?.value === undefined) return []
  return schemaErrors('tenant', settings).map((error) =>
    findingAt({ rule: 'schema', ...error }, { file, pointer: error.pointer }),
  )
}
