import { didYouMean } from '#engine'
import { isJsonObject, type Json, parsePointer } from '#source'

/**
 * Path to a value by its name: `theme.brand`, `copy.register.title`, or a JSON pointer; otherwise the reason why
 * there is none.
 */
export function findSteps(root: Json, name: string): readonly string[] | { readonly reason: string } {
  if (name.startsWith('/')) return along(root, parsePointer(name))
  return along(root, keysIn(root, name))
}

/** Keys along a dotted name. Keys may contain dots themselves, so the longest that fits is taken. */
function keysIn(value: Json | undefined, name: string): readonly string[] {
  if (name === '') return []
  const keys = isJsonObject(value) ? Object.keys(value) : []
  const [key = name.split('.')[0] ?? name] = keys
    .filter((known) => name === known || name.startsWith(`${known}.`))
    .sort((a, b) => b.length - a.length)
  const child = isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
  return [key, ...keysIn(child, name.slice(key.length + 1))]
}

function along(root: Json, steps: readonly string[]): readonly string[] | { readonly reason: string } {
  let value: Json | undefined = root
  for (const [index, step] of steps.entries()) {
    const keys: readonly string[] = isJsonObject(value) ? Object.keys(value) : []
    if (!isJsonObject(value) || !keys.includes(step)) {
      const where = index === 0 ? 'here' : `in ${steps.slice(0, index).join('.')}`
      const hint = didYouMean(step, keys) ?? `There are ${keys.join(', ') || 'no others'}.`
      return { reason: `There is no "${step}" ${where}. ${hint}` }
    }
    value = value[step]
  }
  return steps
}
