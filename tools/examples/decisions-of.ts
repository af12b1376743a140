import { type MachineSource, memoize, type Variant } from '#engine'
import {
  asJsonObject,
  camelCase,
  filesOf,
  type JsonObject,
  type Provenance,
  pointerTo,
  type Source,
  singleFiles,
} from '#source'
import type { Decision } from './decision.ts'
import { decisionsIn } from './decisions-in.ts'

/** Decisions of effective flows, by file; those of forms, which no lender changes, are the base's. */
export function decisionsOf(source: Source, logic: JsonObject): readonly Decision[] {
  const { schemas, states } = source.project
  return [
    ...singleFiles.flatMap((kind) => {
      const value = logic[camelCase(kind)]
      return value === undefined
        ? []
        : decisionsIn({ kind, name: kind, value: asJsonObject(value), schemas, states })
    }),
    ...orderOf(asJsonObject(logic.journey)),
    ...decisionsOfForms(source),
  ]
}

/** Order of triggers as a decision; the leaves of its variants are those that the triggers ask. */
const orderOf = memoize((journey: JsonObject): readonly Decision[] => {
  // The schema checked it while the file was read.
  const { triggerOrder = [], initial, transitions } = journey as unknown as MachineSource
  const variants = triggerOrder.flatMap((event) => {
    const { trigger = '', to = [] } = transitions[event] ?? {}
    const targets: readonly Variant<'to'>[] = typeof to === 'string' ? [{ to }] : to
    return targets.map(({ to: value, when }) => ({
      value,
      when: when === undefined ? trigger : { all: [trigger, when] },
    }))
  })
  const place = 'triggerOrder'
  const decision: Decision = {
    file: 'journey',
    place,
    pointer: pointerTo(place),
    state: undefined,
    variants: [...variants, { value: initial }],
    settles: true,
  }
  return triggerOrder.length < 2 ? [] : [decision]
})

const decisionsOfForms = memoize((source: Source): readonly Decision[] => {
  const { schemas, states } = source.project
  return filesOf(source, 'form').flatMap(({ path, value }) => {
    const name = path.slice('flows/'.length, -'.json'.length)
    return decisionsIn({ kind: 'form', name, value: asJsonObject(value), schemas, states })
  })
})

/** Pointer of a decision in the effective flows; undefined for one of a form, which are no part of them. */
export const pointerInFlows = ({ file, pointer }: Decision): string | undefined => {
  const kind = singleFiles.find((single) => single === file)
  return kind === undefined ? undefined : `/${camelCase(kind)}${pointer}`
}

/** Flows of the base, or of a tenant. */
interface Owner {
  readonly source: Source
  readonly tenant: string | undefined
  readonly logic: JsonObject
  readonly provenance: Provenance
}

/** Decisions that the base makes; of a tenant, those that it changes or of which it has examples of its own. */
export const ownDecisions = (owner: Owner): readonly Decision[] =>
  decisionsOf(owner.source, owner.logic).filter((decision) => ownPointer(owner, decision) !== undefined)

/** Pointer of what a tenant wrote of a decision; for the base, of the decision. */
export function ownPointer(
  { tenant, provenance }: Pick<Owner, 'tenant' | 'provenance'>,
  decision: Decision,
): string | undefined {
  const pointer = pointerInFlows(decision)
  if (tenant === undefined) return pointer ?? decision.pointer
  return [pointer, pointerTo('examples', decision.file, decision.place)].find(
    (each) =>
      each !== undefined &&
      Object.keys(provenance).some(
        (known) => each === known || each.startsWith(`${known}/`) || known.startsWith(`${each}/`),
      ),
  )
}
