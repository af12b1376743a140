import {
  type FilePlace,
  isInherited,
  isJsonObject,
  type Json,
  type JsonObject,
  overridePointer,
  parsePointer,
  pointerTo,
  type ResolvedTenant,
  resolveBase,
  resolveTenant,
  type Source,
  valueAt,
} from '#source'

/** Place where a value was set, and the value there. */
export interface Layer {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly value: Json
}

/** Effective value of a lender. */
export interface EffectiveValue {
  /** JSON pointer within the settings and the flows of the lender. */
  readonly pointer: string
  readonly value: Json
  /**
   * Layers from the base to the lender's own file, of which the last applies. Empty if the value is derived from
   * others.
   */
  readonly layers: readonly Layer[]
}

/** Settings of a lender, and the flow files after all overrides, each under its name. */
export const effectiveRoot = ({ settings, value }: ResolvedTenant): JsonObject => ({
  ...value,
  ...settings.value,
})

/** Single values below a path; a list counts as one. */
export function effectiveValues(
  source: Source,
  code: string,
  steps: readonly string[],
): readonly EffectiveValue[] {
  const tenant = resolveTenant(source, code)
  const value = valueAt(effectiveRoot(tenant), steps)
  return value === undefined
    ? []
    : leavesOf(value, steps).map((leaf) => ({
        pointer: pointerTo(...leaf.steps),
        value: leaf.value,
        layers: layersOf(source, tenant, leaf.steps),
      }))
}

interface Leaf {
  readonly steps: readonly string[]
  readonly value: Json
}

export const leavesOf = (value: Json, steps: readonly string[] = []): readonly Leaf[] =>
  isJsonObject(value) && Object.keys(value).length > 0
    ? Object.entries(value).flatMap(([key, child]) => leavesOf(child, [...steps, key]))
    : [{ steps, value }]

function layersOf(
  source: Source,
  { value, files }: ResolvedTenant,
  steps: readonly string[],
): readonly Layer[] {
  const [first = ''] = steps
  if (!Object.hasOwn(value, first)) {
    const tellers = isInherited(first) ? files : files.slice(-1)
    return tellers.flatMap((file) =>
      layerAt({ file, pointer: pointerTo(...steps) }, valueAt(file.value, steps)),
    )
  }
  const { base } = resolveBase(source)
  const place = base.placeOf(pointerTo(...steps))
  const pointer = overridePointer(pointerTo(...steps))
  return [
    ...(place === undefined ? [] : layerAt(place, valueAt(base.value, steps))),
    ...files.flatMap((file) => layerAt({ file, pointer }, valueAt(file.value, parsePointer(pointer)))),
  ]
}

const layerAt = ({ file, pointer }: FilePlace, value: Json | undefined): readonly Layer[] =>
  value === undefined ? [] : [{ file: file.path, ...file.locate(pointer), value }]
