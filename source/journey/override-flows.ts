import { memoize } from '#engine'
import type { SourceFile } from '../files/load-source.ts'
import { asJsonObject, type Json, type JsonObject } from '../json/json-value.ts'
import {
  applyOverrides,
  type Overridden,
  type OverrideDiagnostic,
  type OverrideLayer,
} from '../overrides/apply-overrides.ts'
import { type LayeredCopy, wholeCopy } from '../wording/layered-copy.ts'
import { writtenLocale } from '../wording/locales.ts'
import type { BaseFlows } from './base-flows.ts'
import { overridePolicies } from './override-policies.ts'

interface OverriddenFlows extends Overridden {
  /** Shared by all lenders with the same overrides of it. */
  readonly logic: JsonObject
  readonly copy: LayeredCopy
}

/** Base after the overrides of a chain of tenants; a layer's `name` is the path of its file. */
export function overrideFlows(base: BaseFlows, tenants: readonly SourceFile[]): OverriddenFlows {
  const layers = tenants.map(({ path: name, value }) => {
    const tenant = asJsonObject(value)
    const { copy: written, translations, limits, help, ...logic } = asJsonObject(tenant.overrides)
    const flags = tenant.flags && { flags: tenant.flags }
    const copy = base.locale === writtenLocale ? written : asJsonObject(translations)[base.locale]
    const figures = Object.fromEntries(
      Object.entries({ copy, limits, help, flags }).flatMap(([key, own]) =>
        own === undefined ? [] : [[key, own]],
      ),
    )
    return { name, logic, figures }
  })
  const logic = overrideLogic(
    base,
    layers.map((layer) => layer.logic),
  )
  const own = overrideFigures(
    base,
    layers.map(({ name, figures }) => ({ name, overrides: figures })),
  )
  const nameOf = (index: string) => layers[Number(index)]?.name ?? ''
  return {
    logic: logicOnce(logic.effective),
    copy: own.copy,
    effective: {
      ...logic.effective,
      limits: own.limits,
      help: own.help,
      flags: own.flags,
      // Computed on demand and not kept: there may be thousands of lenders.
      get copy() {
        return wholeCopy(own.copy)
      },
    },
    provenance: {
      ...Object.fromEntries(
        Object.entries(logic.provenance).map(([pointer, index]) => [pointer, nameOf(index)]),
      ),
      ...own.provenance,
    },
    diagnostics: [
      ...logic.diagnostics.map(
        (refused): OverrideDiagnostic => ({ ...refused, layer: nameOf(refused.layer) }),
      ),
      ...own.diagnostics,
    ],
  }
}

interface OwnFigures extends Omit<Overridden, 'effective'> {
  readonly copy: LayeredCopy
  readonly limits: Json
  readonly help: Json
  readonly flags: Json
}

/** Applies rewordings to the reworded messages only: every lender shares all other messages, of which there are many. */
function overrideFigures(
  { value: { copy, limits = {}, help = {}, flags = {} }, project }: BaseFlows,
  layers: readonly OverrideLayer[],
): OwnFigures {
  const base = asJsonObject(copy)
  const keys = layers.flatMap(({ overrides }) => Object.keys(asJsonObject(overrides.copy)))
  const touched = Object.fromEntries(
    keys.flatMap((key) => (Object.hasOwn(base, key) ? [[key, base[key] ?? null]] : [])),
  )
  const figures = { copy: touched, limits, help, flags }
  const { effective, ...told } = applyOverrides(figures, layers, overridePolicies(project))
  const after = asJsonObject(effective.copy)
  const own = new Map(keys.map((key) => [key, Object.hasOwn(after, key) ? after[key] : undefined]))
  return {
    ...told,
    copy: { base, own },
    limits: effective.limits ?? {},
    help: effective.help ?? {},
    flags: effective.flags ?? {},
  }
}

const decidingFiles = ({
  copy: _,
  limits: _limits,
  help: _help,
  flags: _flags,
  ...files
}: JsonObject): JsonObject => files

/** Effective files without the examples of what they decide, which only tools read. */
const logicOnce = memoize(({ examples: _, ...logic }: JsonObject): JsonObject => logic)

/**
 * Applies overrides to everything except copy, limits, help and flags. Those decide nothing and differ between lenders,
 * so that many lenders share few journeys. Layers are named by index.
 */
function overrideLogic(base: BaseFlows, layers: readonly JsonObject[]): Overridden {
  const journeys = knownJourneys(base)
  const isBase = layers.every((layer) => Object.keys(layer).length === 0)
  const key = isBase ? '' : JSON.stringify(layers)
  const journey =
    journeys.get(key) ??
    applyOverrides(decidingFiles(base.value), layers.map(toLayer), overridePolicies(base.project))
  journeys.set(key, journey)
  return journey
}

const knownJourneys = memoize((_base: BaseFlows) => new Map<string, Overridden>())

const toLayer = (overrides: JsonObject, index: number): OverrideLayer => ({ name: String(index), overrides })
