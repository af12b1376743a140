import { isJsonObject, type Json } from './json-value.ts'

/** The way to a value: it goes on changing while one walks, so that no pointer is written that nobody reads. */
export type Path = readonly (string | number)[]

/** A value and all that is in it, from the outside in; `visit` says whether to look inside. */
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
