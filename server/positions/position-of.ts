import type { Position } from '#generated/api'
import { vocabulary } from '#generated/vocabulary'
import { type ContextField, contextFields, ownSchemas } from '#source'
import type { Application } from '../applications/application.ts'
import { partsOf } from '../applications/context-of.ts'
import type { Tenant } from '../tenants/tenant.ts'

/**
 * Returns the position of an application: its state and the fields that conditions may read. A personal value only shows that
 * it exists.
 */
export function positionOf(application: Application, lender: Tenant | undefined): Position {
  const context: Draft = { profile: {}, heloc: {}, status: {} }
  const known: Draft = partsOf(application)
  fields ??= contextFields(ownSchemas().files)
  for (const field of [...fields, ...answerFields(lender)]) copy(field, known, context)
  const { uuid, tenant, state } = application
  // Only fields of the context schema were copied, each under its own name.
  return { application: uuid, tenant, state, context: context as Position['context'] }
}

/** Returns the kept answers that conditions may read. */
const answerFields = (lender: Tenant | undefined): readonly ContextField[] =>
  Object.entries(lender?.effective.source.answers ?? {}).flatMap(([path, answer]) =>
    path.startsWith(vocabulary.answers) && answer.type !== undefined
      ? [
          {
            path,
            steps: path.split('.'),
            type: answer.type,
            personal: answer.class !== 'public',
            isAnswer: true,
            title: answer.name,
          },
        ]
      : [],
  )

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

/** Masks a personal value: a condition may ask whether it exists, but the value itself is not copied. */
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
