import { type Journey, type Machine, memoize } from '#engine'
import type { SourceFile } from '../files/load-source.ts'
import type { Project } from '../files/project.ts'
import { type Fault, type FilePlace, findingAt } from '../findings/fault.ts'
import type { Finding } from '../findings/finding.ts'
import { checkFlags } from '../flags/check-flags.ts'
import { unknownFlag } from '../flags/unknown-flag.ts'
import { checkHelp } from '../help/check-help.ts'
import { asJsonObject, type Json, type JsonObject } from '../json/json-value.ts'
import type { Provenance } from '../overrides/apply-overrides.ts'
import { missingLevel, withLevel } from '../overrides/missing-level.ts'
import type { LayeredCopy } from '../wording/layered-copy.ts'
import { type FindMessage, parseCopy } from '../wording/parse-copy.ts'
import type { BaseFlows } from './base-flows.ts'
import { checkAnswerLeaves } from './check-answer-leaves.ts'
import { checkNeeded } from './check-needed.ts'
import { checkRegulatory } from './check-regulatory.ts'
import { checkRewording, rewordedKeys } from './check-rewording.ts'
import { compileFlows } from './compile-flows.ts'
import { type FlowsSource, shapeFaults, toFlowsSource } from './flows-source.ts'
import { processWithKept } from './kept-effects.ts'
import { overrideFlows } from './override-flows.ts'
import { overridePlace, overridePointer } from './override-place.ts'

/** Flows as JSON, with the place where each value was written, and compiled unless a finding prevents it. */
export interface BuiltFlows {
  /** Base and overrides as JSON, without refused overrides. */
  readonly value: JsonObject
  /** Everything except copy, limits, help and flags: the same object for all lenders with the same overrides of it. */
  readonly logic: JsonObject
  readonly copy: LayeredCopy
  readonly provenance: Provenance
  readonly findings: readonly Finding[]
  /** Locale of the copy. */
  readonly locale: string
  /** Undefined if a finding says why. */
  readonly flows: Flows | undefined
  /** Finds the file, base or tenant, in which a pointer of `value` was written. */
  readonly placeOf: (pointer: string) => FilePlace | undefined
}

/** Flows without faults, compiled. Separate from TenantJourney, because the base has them without a lender. */
export interface Flows {
  readonly source: FlowsSource
  readonly project: Project
  readonly journey: Journey
  readonly process: Machine
  /** Finds a single message of `source` without parsing the others. */
  readonly findMessage: FindMessage
}

/**
 * Builds the flows of a chain of tenants, possibly empty: applies overrides, checks the whole again and compiles it.
 */
export function buildFlows(base: BaseFlows, tenants: readonly SourceFile[]): BuiltFlows {
  const overridden = overrideFlows(base, tenants)
  const { effective: value, logic, copy, provenance, diagnostics } = overridden
  const { locale } = base
  const placeOf = (pointer: string) =>
    overridePlace(tenants, provenance, { pointer, locale }) ?? base.placeOf(pointer)
  const refused = diagnostics.flatMap(({ layer, pointer, message }) => {
    const file = tenants.find(({ path }) => path === layer)
    const fault = {
      rule: 'override-invalid',
      pointer,
      what: 'key',
      ...(unknownFlag(pointer, base.value) ?? { message, ...hintAt(pointer, base.value) }),
    } as const
    return file === undefined ? [] : [findingAt(fault, { file, pointer: overridePointer(pointer, locale) })]
  })
  const { faults, flows } = checkFlows(overridden, base)
  const findings = faults.flatMap((fault) => {
    const place = placeOf(fault.pointer)
    if (place === undefined) return []
    // What all lenders share is not changed for a fault that one of them has.
    const isShared = tenants.length > 0 && !place.file.path.startsWith('tenants/')
    return [findingAt(isShared ? { ...fault, mend: undefined } : fault, place)]
  })
  return { value, logic, copy, provenance, placeOf, flows, locale, findings: [...refused, ...findings] }
}

/** Hint for an override that names what a file holds one level deeper. */
function hintAt(pointer: string, flows: Json): { readonly hint?: string } {
  const level = missingLevel(pointer, flows)
  return level === undefined ? {} : { hint: `Write it below "${level}": ${withLevel(pointer, level)}.` }
}

function checkFlows(
  { effective: value, logic, copy, provenance }: ReturnType<typeof overrideFlows>,
  { value: base, project }: BaseFlows,
): {
  readonly faults: readonly Fault[]
  readonly flows: Flows | undefined
} {
  const reworded = rewordedKeys(provenance)
  const parsed = parseCopy(copy)
  const faults = [
    ...shapeFaults(value, project),
    ...[...parsed.broken].map(([key, reason]) => icuFault(key, reason)),
  ]
  if (faults.length > 0) return { faults, flows: undefined }
  const process = processWithKept({ logic, project })
  const source = toFlowsSource(
    { ...logic, process, limits: value.limits ?? {}, help: value.help ?? {}, flags: value.flags ?? {} },
    { parsed, project },
  )
  const names = { limits: source.limits, project }
  const unknown = [
    ...checkNeeded(base, provenance),
    ...checkRegulatory(base, value, reworded),
    ...checkRewording(parsed.reworded, copy.base, names),
    ...checkAnswerLeaves({ logic, project }),
    ...checkHelp({ help: asJsonObject(value.help), ...names }),
    ...checkFlags(source.flags),
  ]
  const compiled = compileLogic({ logic, source, project })
  if (!('journey' in compiled)) return { faults: [...unknown, ...compiled], flows: undefined }
  const journey = { ...compiled.journey, source }
  return {
    faults: unknown,
    flows: { source, project, ...compiled, journey, findMessage: parsed.findMessage },
  }
}

interface LogicSource {
  readonly logic: JsonObject
  readonly source: FlowsSource
  readonly project: Project
}

/** Shared by all lenders with the same logic, because copy and limits decide nothing. */
const compileLogic = memoize(
  ({ source, project }: LogicSource) => compileFlows(source, project),
  ({ logic }) => logic,
)

const icuFault = (key: string, reason: string): Fault => ({
  rule: 'icu-invalid',
  pointer: `/copy/${key}`,
  message: `"${key}" is not a message that can be shown: ${reason}.`,
})
