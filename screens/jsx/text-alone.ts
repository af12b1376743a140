import { createElement, Fragment } from 'react'

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

/** One text if there is nothing else; otherwise each run of texts in an element, at the place of its last part. */
function partsOf(children: readonly unknown[]): unknown {
  let run = ''
  const parts: unknown[] = []
  const endRun = () => {
    const last = parts.length - 1
    if (run) parts[last] = inElement(run, last)
    run = ''
  }
  for (const child of children) {
    if (isPlain(child)) run += textOf(child)
    else endRun()
    parts.push(isPlain(child) ? null : Array.isArray(child) ? inElement(partsOf(child), parts.length) : child)
  }
  if (children.every(isPlain)) return run
  endRun()
  return parts
}

/**
 * Spaces are left as they are: they are not translated, and an element of spaces would take room in a row. Those at the
 * ends of a text stay outside its element, because names that are computed from elements lose them there.
 */
function inElement(part: unknown, place?: number): unknown {
  if (!isPlain(part)) return part
  const [, before, text, after] = /^(\s*)(.*?)(\s*)$/s.exec(textOf(part)) ?? []
  return text
    ? createElement(Fragment, { key: `text${place}` }, before, createElement('span', null, text), after)
    : part
}

/** Whether it is a text, a number, or nothing that React shows. */
const isPlain = (part: unknown): boolean => Object(part) !== part
const textOf = (part: unknown): string => (typeof part === 'boolean' ? '' : `${part ?? ''}`)
