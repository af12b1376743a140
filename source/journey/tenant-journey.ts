import { didYouMean } from '#engine'
import type { Source } from '../files/load-source.ts'
import type { Finding } from '../findings/finding.ts'
import { isUsable } from '../findings/finding-set.ts'
import { SourceError } from '../findings/source-error.ts'
import { tenantFiles } from '../tenant/tenant-chain.ts'
import { resolveBase } from './resolve-base.ts'
import { type ResolvedTenant, resolveTenant, type TenantJourney } from './resolve-tenant.ts'

/**
 * Journey of a tenant, by default in its default locale; throws SourceError for an unknown or broken tenant, for one in which
 * `judge` finds something, and for broken base flows.
 */
export function tenantJourney(
  source: Source,
  code: string,
  locale?: string,
  judge: Judge = () => [],
): TenantJourney {
  const base = resolveBase(source)
  if (!isUsable(base.findings)) {
    throw new SourceError('FLOWS_BROKEN', 'The flows cannot be used.', base.findings)
  }
  requireTenant(source, code)
  const resolved = resolveTenant(source, code, locale)
  const { effective } = resolved
  const findings = effective === undefined ? resolved.findings : judge(source, code, resolved)
  if (effective !== undefined && findings.length === 0) return effective
  const reason = findings.length === 0 ? 'is only there to be extended' : 'cannot be used'
  throw new SourceError('TENANT_BROKEN', `The tenant "${code}" ${reason}.`, findings)
}

/** Findings for which a tenant is not served, beyond those of reading. */
type Judge = (source: Source, code: string, resolved: ResolvedTenant) => readonly Finding[]

export function requireTenant(source: Source, code: string): void {
  const known = [...tenantFiles(source).keys()]
  if (known.includes(code)) return
  const hint = didYouMean(code, known) ?? `There are ${known.join(', ')}.`
  throw new SourceError('TENANT_UNKNOWN', `There is no tenant "${code}". ${hint}`)
}
