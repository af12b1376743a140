import { type Context, findField } from '#engine'
import { loadProject } from '#source'
import { sizeOf, type Variable } from '../../../tools/prove/sets/variables.ts'
import { asContext, below, type Draft, emptyDraft } from '../../../tools/prove/values/write-field.ts'

/** Reusable applicant: one context that is overwritten, since creating one for each step costs more than the step. */
export interface Anybody {
  readonly context: Context
  /** Index of each variable's value. */
  readonly values: Uint8Array
  readonly assign: (variable: number, value: number) => void
  /** Restores all variables at once. */
  readonly restore: (values: Uint8Array) => void
  readonly enter: (state: string) => void
}

export function createAnybody(variables: readonly Variable[], tenant: Context['tenant']): Anybody {
  const status: Draft = {}
  const draft: Draft = { ...emptyDraft(loadProject()), status, tenant }
  const writers = variables.map((variable) => createWriter(draft, variable))
  const values = new Uint8Array(variables.length).fill(255)
  const assign = (variable: number, value: number): void => {
    if (values[variable] === value) return
    values[variable] = value
    writers[variable]?.(value)
  }
  const restore = (before: Uint8Array): void => {
    for (let variable = 0; variable < before.length; variable++) assign(variable, before[variable] ?? 0)
  }
  restore(new Uint8Array(variables.length))
  return {
    context: asContext(draft),
    values,
    assign,
    restore,
    enter: (state) => {
      status.checklistStatus = state
    },
  }
}

type Write = (value: number) => void

function createWriter(draft: Draft, variable: Variable): Write {
  const { field, groups, isMember } = variable
  if (sizeOf(variable) > 255) throw new Error(`${field} has more values than a byte has.`)
  const shown = groups.map(([first]) => first)
  const steps = field.split('[].')[0]?.split('.') ?? []
  const last = steps.pop() ?? ''
  const parent = steps.reduce(below, draft)
  if (!isMember)
    return (value) => {
      parent[last] = shown[value]
    }
  const list: unknown[] = Array.isArray(parent[last]) ? parent[last] : []
  parent[last] = list
  const element = { [findField(field, loadProject())?.item ?? '']: shown[0] }
  return (value) => {
    if (value === 1) list.push(element)
    else if (list.includes(element)) list.splice(list.indexOf(element), 1)
  }
}
