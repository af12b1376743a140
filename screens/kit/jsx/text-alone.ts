import { createElement } from 'react'

/**
 * Props whose text stands alone: text beside other nodes gets an element of its own, and texts side by side become one.
 * A browser's translator replaces text nodes by elements of its own. React would then change or remove a node that is
 * no longer on the page: the reader keeps the old words, or the page breaks. Text that is all an element has is safe,
 * because React then writes the element's content.
 */
export function textAlone<P>(type: unknown, props: P): P {
  const { children, translate } = props as { readonly children?: unknown; readonly translate?: string }
  // A translator leaves it as it is.
  if (translate === 'no') return props
  const parts = Array.isArray(children) ? partsOf(children) : children
  // An element writes its only text as its content, and a component passes it on to one. A fragment, whose type is a
  // symbol, may put it beside other nodes.
  const alone = typeof type === 'symbol' ? inElement(parts) : parts
  return alone === children ? props : { ...props, children: alone }
}

/** One text if there is nothing else; otherwise each run of texts in an element, at the place of its last part. */
function partsOf(children: readonly unknown[]): unknown {
  let run = ''
  const parts: unknown[] = []
  const endRun = () => {
    if (run) parts[parts.length - 1] = inElement(run)
    run = ''
  }
  for (const child of children) {
    if (isPlain(child)) run += textOf(child)
    else endRun()
    parts.push(isPlain(child) ? null : Array.isArray(child) ? inElement(partsOf(child)) : child)
  }
  if (children.every(isPlain)) return run
  endRun()
  return parts
}

/** Text in an element. The spaces around it stay outside: they part words there too, and nobody translates them. */
function inElement(part: unknown): unknown {
  const text = isPlain(part) ? textOf(part) : ''
  const words = text.trim()
  if (!words) return part
  const [before, after] = text.split(words)
  return [before, createElement('span', { key: 'text' }, words), after]
}

/** Whether it is a text, a number, or nothing that React shows. */
const isPlain = (part: unknown): boolean => Object(part) !== part
const textOf = (part: unknown): string => (typeof part === 'boolean' ? '' : `${part ?? ''}`)
