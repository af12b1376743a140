import { createElement } from 'react'

/**
 * Props whose text stands alone: text beside other nodes gets an element of its own, and texts side by side become one.
 * A browser's translator replaces text nodes by elements of its own. React would then change or remove a node that is
 * no longer on the page: the reader keeps the old words, or the page breaks. Text that is all an element has is safe,
 * because React then writes the element's content.
 */
export function textAlone<P>(type: unknown, props: P): P {
  const { children } = props as { readonly children?: unknown }
  const parts = Array.isArray(children) ? partsOf(children) : children
  // An element writes its only text as its content, and a function component passes it on to one. A fragment and the
  // components of libraries, which are objects, may put it beside other nodes.
  const alone = typeof type === 'string' || typeof type === 'function' ? parts : inElement(parts)
  return alone === children ? props : { ...props, children: alone }
}

/** One text if there is nothing else; otherwise each run of texts in an element, at the place of its first part. */
function partsOf(children: readonly unknown[]): unknown {
  if (children.every(canJoin)) return children.filter(isText).join('')
  const parts = [...children]
  let start = 0
  for (const [end, child] of [...children, []].entries()) {
    if (canJoin(child)) continue
    const run = children.slice(start, end).filter(isText).join('')
    if (run !== '') parts.fill(null, start, end)[start] = inElement(run, start)
    if (Array.isArray(child) && end < children.length) parts[end] = inElement(partsOf(child), end)
    start = end + 1
  }
  return parts
}

/** Spaces are left as they are: they are not translated, and an element of spaces would take room in a row. */
const inElement = (part: unknown, place = 0): unknown =>
  isText(part) && `${part}`.trim() ? createElement('span', { key: `text${place}` }, part) : part

const isText = (part: unknown): part is string | number =>
  typeof part === 'string' || typeof part === 'number'
const canJoin = (part: unknown): boolean => isText(part) || part == null || typeof part === 'boolean'
