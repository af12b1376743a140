import type { Step } from './use-steps.ts'

/** A step as a clause: what happens, and what is said along. */
export function stepWords({ submit, event, at, with: part }: Step): string {
  const said = part === undefined ? [] : leavesOf(part)
  const what =
    submit !== undefined
      ? `the applicant sends ${submit}`
      : (event ?? (at === undefined ? undefined : `a jump to ${at}`))
  if (what === undefined) return said.length === 0 ? 'a look' : `it becomes known: ${said.join(', ')}`
  return said.length === 0 ? what : `${what} with ${said.join(', ')}`
}

function leavesOf(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null)
    return [`${path} ${value === null ? 'gone' : JSON.stringify(value)}`]
  const entries = Object.entries(value)
  if (entries.length === 0) return []
  return entries.flatMap(([key, child]) =>
    leavesOf(child, Array.isArray(value) ? path : path === '' ? key : `${path}.${key}`),
  )
}
