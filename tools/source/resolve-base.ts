import { type BaseFlows, baseFlows } from './base-flows.ts'
import { type BuiltFlows, buildFlows } from './build-flows.ts'
import type { Finding } from './finding.ts'
import { unique } from './finding-set.ts'
import type { Source } from './load-source.ts'
import { migrationFindings, strandingMigrations } from './migrations.ts'

/** The flows without any tenant, and what is wrong with them. */
export interface BaseResolution {
  readonly flows: BaseFlows
  readonly built: BuiltFlows
  readonly findings: readonly Finding[]
}

const resolved = new WeakMap<Source, BaseResolution>()

/** Every tenant starts from the same base, so it is resolved once for a source. */
export function resolveBase(source: Source): BaseResolution {
  const base = resolved.get(source) ?? resolve(source)
  resolved.set(source, base)
  return base
}

function resolve(source: Source): BaseResolution {
  const flows = baseFlows(source)
  const built = buildFlows(flows, [])
  const read = source.findings.filter(({ file }) => file.startsWith('flows/'))
  const stranding = built.flows === undefined ? [] : strandingMigrations(source, built.flows.source.process)
  return {
    flows,
    built,
    findings: unique([...read, ...migrationFindings(source), ...built.findings, ...stranding]),
  }
}
