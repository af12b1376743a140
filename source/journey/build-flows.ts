import { type Journey, type Machine, memoize } from '#engine'
import type { SourceFile } from '../files/load-source.ts'
import { type Fault, type FilePlace, findingAt } from '../findings/fault.ts'
import type { Finding } from '../findings/finding.ts'
import { checkHelp } from '../help/check-help.ts'
import { asJsonObject, type JsonObject } from '../json/json-value.ts'
import type { Provenance } from '../overrides/apply-overrides.ts'
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

/** Flows as far as they go: as JSON, with the place where each value was written, and compiled where no finding is in the way. */
export interface BuiltFlows {
  /** Base and overrides as JSON; what was refused is not in it. */
  readonly value: JsonObject
  /** All of it but copy, limits and help: the same object for all lenders whose overrides of it say the same. */
  readonly logic: JsonObject
  readonly copy: LayeredCopy
  readonly provenance: Provenance
  readonly findings: readonly Finding[]
  /** Of the copy. */
  readonly locale: string
  /** Undefined where a finding says why. */
  readonly flows: Flows | undefined
  /** The file, base or tenant, in which what stands at a pointer of `value` was written. */
  readonly placeOf: (pointer: string) => FilePlace | undefined
}

/** Flows without faults, compiled. Apart from TenantJourney, because the base has them without a lender. */
export interface Flows {
  readonly source: FlowsSource
  readonly journey: Journey
  readonly process: Machine
  /** A message of `source`, of which one alone is looked for. */
  readonly findMessage: FindMessage
}

/** The flows of a chain of tenants, or of none: overrides applied, checked again as a whole, and compiled. */
export function buildFlows(base: BaseFlows, tenants: readonly SourceFile[]): BuiltFlows {
  const overridden = overrideFlows(base, tenants)
  const { effective: value, logic, copy, provenance, diagnostics } = overridden
  const { locale } = base
  const placeOf = (pointer: string) =>
    overridePlace(tenants, provenance, { pointer, locale }) ?? base.placeOf(pointer)
  const refused = diagnostics.flatMap(({ layer, pointer, message }) => {
    const file = tenants.find(({ path }) => path === layer)
    const fault = { rule: 'override-invalid', pointer, message, what: 'key' } as const
    return file === undefined ? [] : [findingAt(fault, { file, pointer: overridePointer(pointer, locale) })]
  })
  const { faults, flows } = checkFlows(overridden, base.value)
  const findings = faults.flatMap((fault) => {
    const place = placeOf(fault.pointer)
    return place === undefined ? [] : [findingAt(fault, place)]
  })
  return { value, logic, copy, provenance, placeOf, flows, locale, findings: [...refused, ...findings] }
}

function checkFlows(
  { effective: value, logic, copy, provenance }: ReturnType<typeof overrideFlows>,
  base: JsonObject,
): {
  readonly faults: readonly Fault[]
  readonly flows: Flows | undefined
} {
  const reworded = rewordedKeys(provenance)
  const parsed = parseCopy(copy)
  const faults = [...shapeFaults(value), ...[...parsed.broken].map(([key, reason]) => icuFault(key, reason))]
  if (faults.length > 0) return { faults, flows: undefined }
  const process = processWithKept(logic)
  const source = toFlowsSource(
    { ...logic, process, limits: value.limits ?? {}, help: value.help ?? {} },
    parsed,
  )
  const unknown = [
    ...checkNeeded(base, provenance),
    ...checkRegulatory(base, value, reworded),
    ...checkRewording(parsed.reworded, copy.base, source.limits),
    ...checkAnswerLeaves(logic),
    ...checkHelp({ help: asJsonObject(value.help), limits: source.limits }),
  ]
  const compiled = compileLogic({ logic, source })
  if (!('journey' in compiled)) return { faults: [...unknown, ...compiled], flows: undefined }
  const journey = { ...compiled.journey, source }
  return { faults: unknown, flows: { source, ...compiled, journey, findMessage: parsed.findMessage } }
}

/** Neither copy nor limits decide anything, so what is compiled serves all lenders of the same logic. */
const compileLogic = memoize(
  ({ source }: { readonly logic: JsonObject; readonly source: FlowsSource }) => compileFlows(source),
  ({ logic }) => logic,
)

const icuFault = (key: string, reason: string): Fault => ({
  rule: 'icu-invalid',
  pointer: `/copy/${key}`,
  message: `"${key}" is not a message that can be shown: ${reason}.`,
})
