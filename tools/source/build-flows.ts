import { applyOverrides, type Journey, type JsonObject, type Machine, type Provenance } from '#engine'
import type { BaseFlows, FilePlace } from './base-flows.ts'
import { checkRewording } from './check-rewording.ts'
import { compileFlows } from './compile-flows.ts'
import { type EffectiveSource, shapeFaults, toEffectiveSource } from './effective-source.ts'
import { type Fault, findingAt } from './fault.ts'
import type { Finding } from './finding.ts'
import { asJsonObject } from './json-value.ts'
import type { SourceFile } from './load-source.ts'
import { overridePlace } from './override-place.ts'
import { overridePolicies } from './override-policies.ts'
import { parseCopy } from './parse-copy.ts'

export interface BuiltFlows {
  /** Base and overrides as JSON; what was refused is not in it. */
  readonly value: JsonObject
  readonly provenance: Provenance
  readonly findings: readonly Finding[]
  /** Undefined where a finding says why. */
  readonly flows: Flows | undefined
  /** The file, base or tenant, in which what stands at a pointer of `value` was written. */
  readonly placeOf: (pointer: string) => FilePlace | undefined
}

export interface Flows {
  readonly source: EffectiveSource
  readonly journey: Journey
  readonly process: Machine
}

/** The flows of a chain of tenants, or of none: overrides applied, checked again as a whole, and compiled. */
export function buildFlows(base: BaseFlows, tenants: readonly SourceFile[]): BuiltFlows {
  const layers = tenants.map((file) => ({
    name: file.path,
    overrides: asJsonObject(asJsonObject(file.value).overrides),
  }))
  const { effective: value, provenance, diagnostics } = applyOverrides(base.value, layers, overridePolicies())
  const placeOf = (pointer: string) => overridePlace(tenants, provenance, pointer) ?? base.placeOf(pointer)
  const refused = diagnostics.flatMap(({ layer, pointer, message }) => {
    const file = tenants.find(({ path }) => path === layer)
    const fault = { rule: 'override-invalid', pointer, message, what: 'key' } as const
    return file === undefined ? [] : [findingAt(fault, { file, pointer: `/overrides${pointer}` })]
  })
  const { faults, flows } = checkFlows(value, base.value, provenance)
  const findings = faults.flatMap((fault) => {
    const place = placeOf(fault.pointer)
    return place === undefined ? [] : [findingAt(fault, place)]
  })
  return { value, provenance, placeOf, flows, findings: [...refused, ...findings] }
}

function checkFlows(
  value: JsonObject,
  base: JsonObject,
  provenance: Provenance,
): { readonly faults: readonly Fault[]; readonly flows: Flows | undefined } {
  const { messages, broken } = parseCopy(asJsonObject(value.copy))
  const faults = [...shapeFaults(value), ...[...broken].map(([key, reason]) => icuFault(key, reason))]
  if (faults.length > 0) return { faults, flows: undefined }
  const source = toEffectiveSource(value, messages)
  const reworded = checkRewording(messages, base, provenance, source.limits)
  const compiled = compileFlows(source)
  return 'journey' in compiled
    ? { faults: reworded, flows: { source, ...compiled } }
    : { faults: [...reworded, ...compiled], flows: undefined }
}

const icuFault = (key: string, reason: string): Fault => ({
  rule: 'icu-invalid',
  pointer: `/copy/${key}`,
  message: `"${key}" is not a message that can be shown: ${reason}.`,
})
