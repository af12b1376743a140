import type { Context } from '#engine'
import type { Project } from '#source'

/** JSON object that is filled step by step. */
export interface Draft {
  [key: string]: unknown
}

/** Context of an application that has just begun: each of its parts is there, without any values. */
export const emptyDraft = ({ begun }: Pick<Project, 'begun'>): Draft =>
  Object.fromEntries(begun.map((part) => [part, {}]))

/** Sets a field of the context schema, by its id; adds an element to a list. An absent value leaves the field out. */
export function writeField(draft: Draft, field: string, value: unknown): void {
  if (value === undefined) return
  const [path = '', item] = field.split('[].')
  const steps = path.split('.')
  const last = steps.pop() ?? ''
  const parent = steps.reduce(below, draft)
  if (item === undefined) parent[last] = value
  else parent[last] = [...asList(parent[last]), { [item]: value }]
}

/** Draft as the engine reads it: its fields are those of the context schema, from which the getters are generated. */
export const asContext = (draft: Draft): Context => draft as Context

/** Object at a key, created if absent. */
export function below(parent: Draft, step: string): Draft {
  const known = parent[step]
  if (isDraft(known)) return known
  const added: Draft = {}
  parent[step] = added
  return added
}

export const isDraft = (value: unknown): value is Draft => typeof value === 'object' && value !== null

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
