import path from 'node:path'
import type { Position } from '#generated/api'
import { type ContextField, contextFields, repository } from '#source'
import type { Application } from '../applications/application.ts'
import { contextOf } from '../applications/context-of.ts'

/** Where an application stands, with what conditions may read of it and nothing else: of a personal value only that there is one. */
export function positionOf(application: Application): Position {
  const context: Draft = { profile: {}, heloc: {}, status: {} }
  const known: Draft = { ...contextOf(application) }
  fields ??= contextFields(path.join(repository, 'schemas'))
  for (const field of fields) copy(field, known, context)
  const { uuid, tenant, state } = application
  // Only what the context schema names was copied, each under its own name.
  return { application: uuid, tenant, state, context: context as Position['context'] }
}

let fields: readonly ContextField[] | undefined

interface Draft {
  [key: string]: unknown
}

function copy(field: ContextField, from: Draft, to: Draft): void {
  const value = field.steps.reduce<unknown>((at, step) => (isDraft(at) ? at[step] : undefined), from)
  if (value === undefined || value === null) return
  const parent = field.steps.slice(0, -1).reduce(below, to)
  const last = field.steps.at(-1) ?? ''
  const { item } = field
  if (item === undefined) parent[last] = shown(field, value)
  else if (Array.isArray(value))
    parent[last] = value.map((element, index) => withItem(field, item, element, known(parent[last], index)))
}

const known = (list: unknown, index: number): Draft => (Array.isArray(list) ? list[index] : undefined) ?? {}

const withItem = (field: ContextField, item: string, element: Draft, draft: Draft): Draft =>
  element[item] === undefined ? draft : { ...draft, [item]: shown(field, element[item]) }

/** A condition may ask whether there is a personal value; what it is stays here. */
function shown({ personal, type }: ContextField, value: unknown): unknown {
  if (!personal) return value
  return type === 'string' ? 'withheld' : 0
}

function below(parent: Draft, step: string): Draft {
  const child = parent[step]
  if (isDraft(child)) return child
  const added: Draft = {}
  parent[step] = added
  return added
}

const isDraft = (value: unknown): value is Draft => typeof value === 'object' && value !== null
