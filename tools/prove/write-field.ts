import type { Context } from '#engine'

/** A JSON object that is filled step by step. */
export interface Draft {
  [key: string]: unknown
}

/** A context with nothing in it but both entities, which the machine requires. */
export const emptyDraft = (): Draft => ({ profile: {}, heloc: {}, status: {}, session: {} })

/** Sets a field of the context schema, by its id; of a list it adds an element. An absent value leaves the field out. */
export function writeField(draft: Draft, field: string, value: unknown): void {
  if (value === undefined) return
  const [path = '', item] = field.split('[].')
  const steps = path.split('.')
  const last = steps.pop() ?? ''
  const parent = steps.reduce(below, draft)
  if (item === undefined) parent[last] = value
  else parent[last] = [...asList(parent[last]), { [item]: value }]
}

/** The draft as the engine reads it. Its fields are those of the context schema, by which their getters were generated. */
export const asContext = (draft: Draft): Context => draft as Context

/** The object at a key, made where there is none. */
export function below(parent: Draft, step: string): Draft {
  const known = parent[step]
  if (isDraft(known)) return known
  const added: Draft = {}
  parent[step] = added
  return added
}

const isDraft = (value: unknown): value is Draft => typeof value === 'object' && value !== null

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
