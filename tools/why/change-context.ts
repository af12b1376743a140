import type { Context } from '#engine'
import type { Variable } from '../prove/sets/variables.ts'
import { asContext, type Draft, isDraft, writeField } from '../prove/values/write-field.ts'

/** Copy of a context with one variable changed to another of its values. */
export function changeContext(context: Context, variable: Variable, value: number): Context {
  const draft: Draft = structuredClone({ ...context })
  const { field, groups, isMember } = variable
  const chosen = groups[isMember ? 0 : value]?.[0]
  if (!isMember) removeField(draft, field)
  if (isMember && value === 0) removeElements(draft, variable)
  else writeField(draft, field, chosen)
  return asContext(draft)
}

function removeField(draft: Draft, field: string): void {
  const steps = field.split('.')
  const last = steps.pop() ?? ''
  const parent = find(draft, steps)
  if (parent !== undefined) delete parent[last]
}

function removeElements(draft: Draft, { field, valueIn }: Variable): void {
  const [path = '', item = ''] = field.split('[].')
  const steps = path.split('.')
  const last = steps.pop() ?? ''
  const parent = find(draft, steps)
  const list = parent?.[last]
  if (parent === undefined || !Array.isArray(list)) return
  parent[last] = list.filter((element: Draft) => {
    const alone: Draft = {}
    writeField(alone, field, element[item])
    return valueIn(asContext(alone)) === 0
  })
}

const find = (draft: Draft, steps: readonly string[]): Draft | undefined =>
  steps.reduce<Draft | undefined>((at, step) => {
    const below = at?.[step]
    return isDraft(below) ? below : undefined
  }, draft)
