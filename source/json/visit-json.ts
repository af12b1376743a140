import { isJsonObject, type Json } from './json-value.ts'

/** Path to a value, mutated during the walk, so that pointers are built only when needed. */
export type Path = readonly (string | number)[]

/** Visits a value and everything in it, outermost first; `visit` returns whether to descend. */
export function visitJson(value: Json | undefined, visit: (value: Json, path: Path) => boolean): void {
  const path: (string | number)[] = []
  const enter = (step: string | number, child: Json) => {
    path.push(step)
    look(child)
    path.pop()
  }
  const look = (each: Json): void => {
    if (typeof each !== 'object' || each === null || !visit(each, path)) return
    if (isJsonObject(each)) for (const key of Object.keys(each)) enter(key, each[key] ?? null)
    else for (const [index, item] of each.entries()) enter(index, item)
  }
  if (value !== undefined) look(value)
}
