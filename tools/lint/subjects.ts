import {
  type BuiltFlows,
  type Finding,
  findingAt,
  resolveBase,
  resolveTenant,
  type Source,
  tenantFiles,
} from '#source'
import type { Subject } from './rule.ts'

/** The base, then each tenant, or only the one named. */
export function subjectsOf(source: Source, tenant: string | undefined): readonly Subject[] {
  const { built, findings } = resolveBase(source)
  const codes = tenant === undefined ? [...tenantFiles(source).keys()] : [tenant]
  return [
    subject(source, undefined, built, findings),
    ...codes.map((code) => {
      const resolution = resolveTenant(source, code)
      return subject(source, code, resolution.built, resolution.findings)
    }),
  ]
}

function subject(
  source: Source,
  tenant: string | undefined,
  { value, provenance, flows, placeOf }: BuiltFlows,
  found: readonly Finding[],
): Subject {
  return {
    source,
    tenant,
    value,
    provenance,
    flows,
    found,
    ownOnly: (findings) => findings.filter(({ file }) => tenant === undefined || file.startsWith('tenants/')),
    report: ({ severity, ...fault }) => {
      const place = placeOf(fault.pointer)
      if (place === undefined) throw new Error(`${fault.pointer} was written in no file.`)
      const finding = findingAt({ rule: '', ...fault }, place)
      return { ...finding, severity: severity ?? 'error', ...(tenant === undefined ? {} : { tenant }) }
    },
  }
}
