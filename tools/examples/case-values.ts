import { type Context, findField } from '#engine'
import type { Scalar } from '#generated/dsl'
import type { Project } from '#source'
import type { ConditionSpace } from '../prove/conditions.ts'
import type { ContextSet } from '../prove/sets/diagrams.ts'
import { asContext, emptyDraft, writeField } from '../prove/values/write-field.ts'
import type { ValueChange } from './changes.ts'

/** CaseValues by field, as an example states them; a list has the values of its elements, null takes a fact away. */
export type CaseValues = Readonly<Record<string, Scalar | readonly Scalar[] | null>>

/** Context with these values of an application that has just begun. */
export function contextOf(facts: CaseValues, project: Project): Context {
  const draft = emptyDraft(project)
  for (const [field, value] of Object.entries(facts))
    for (const each of [value].flat()) if (each !== null) writeField(draft, field, each)
  return asContext(draft)
}

/**
 * Fewest values of one of these contexts, of the fields that a decision asks. A value that tells a change apart stands for all that
 * the conditions do not tell from it.
 */
export function caseValuesIn(
  set: ContextSet,
  fields: ReadonlySet<string>,
  { diagrams, variables, project }: ConditionSpace,
  ofValue?: ValueChange,
): CaseValues {
  const others = new Set(
    [...variables.keys()].filter((number) => !fields.has(variables[number]?.field ?? '')),
  )
  const usual = variables.map(() => 0)
  const facts = new Map<string, Scalar | readonly Scalar[]>()
  const isList = (field: string) => findField(field, project)?.item !== undefined
  const add = (field: string, value: Scalar) => {
    const known = facts.get(field)
    facts.set(field, isList(field) ? [...(Array.isArray(known) ? known : []), value] : value)
  }
  for (const [number, picked] of diagrams.closest(diagrams.forget(set, others), usual)) {
    const { field = '', groups = [], isMember = false } = variables[number] ?? {}
    const group = groups[isMember ? 0 : picked] ?? []
    const told = ofValue?.leaf.field === field ? group.find((value) => value === ofValue.value) : undefined
    const [value] = told === undefined ? group : [told]
    if (value !== undefined) add(field, value)
  }
  if (ofValue !== undefined && ![facts.get(ofValue.leaf.field)].flat().includes(ofValue.value)) {
    if (!isList(ofValue.leaf.field)) facts.delete(ofValue.leaf.field)
    add(ofValue.leaf.field, ofValue.value)
  }
  return Object.fromEntries(facts)
}
