import { isDeepStrictEqual } from 'node:util'
import { type Node, parseTree } from 'jsonc-parser'
import { isJsonObject, type Json, type JsonObject } from '#source'

/** Line length up to which a list, or an object beside others on one line, stays on one line. */
const lineWidth = 110
const step = '  '

/**
 * Text of a JSON file that says another value. Every part that says the same keeps its text, so that a diff shows what changed and
 * nothing else; elements of a list that moved take their text with them.
 */
export function rewriteJson(text: string, value: Json): string {
  const root = parseTree(text)
  if (root === undefined) return `${printJson(value, '', 0)}\n`
  return text.slice(0, root.offset) + rewrite(text, root, value) + text.slice(root.offset + root.length)
}

function rewrite(text: string, node: Node, value: Json): string {
  if (says(text, node, value)) return rawOf(text, node)
  if (node.type === 'object' && isJsonObject(value)) return rewriteObject(text, node, value)
  if (node.type === 'array' && Array.isArray(value)) return rewriteArray(text, node, value)
  return printJson(value, indentOf(text, node.offset), columnOf(text, node.offset))
}

function rewriteObject(text: string, node: Node, value: JsonObject): string {
  const known = new Map(
    (node.children ?? []).map((property) => [String(property.children?.[0]?.value), property]),
  )
  const own = indentOf(text, node.offset) + step
  const parts = Object.entries(value).flatMap(([key, each]): readonly string[] => {
    if (each === undefined) return []
    const [name, old] = known.get(key)?.children ?? []
    if (name !== undefined && old !== undefined)
      return [text.slice(name.offset, old.offset) + rewrite(text, old, each)]
    const quoted = `${JSON.stringify(key)}: `
    return [quoted + printJson(each, own, own.length + quoted.length, isFlatInside(text, node))]
  })
  return around('{}', parts, text, node)
}

function rewriteArray(text: string, node: Node, value: readonly Json[]): string {
  const left = [...(node.children ?? [])]
  const take = (index: number): Node | undefined => (index < 0 ? undefined : left.splice(index, 1)[0])
  const same = value.map((each) => take(left.findIndex((old) => says(text, old, each))))
  const own = indentOf(text, node.offset) + step
  const isFlat = isFlatInside(text, node)
  const parts = value.map((each, index) => {
    const old = same[index] ?? take(left.findIndex((candidate) => candidate.type === typeOf(each)))
    return old === undefined ? printJson(each, own, own.length, isFlat) : rewrite(text, old, each)
  })
  return around('[]', parts, text, node)
}

/** Puts parts between brackets as the node had them: one to a line, or all on one line if they fit. */
function around(brackets: string, parts: readonly string[], text: string, node: Node): string {
  const [open = '', close = ''] = brackets
  if (parts.length === 0) return brackets
  const isOpen = (node.children ?? []).length > 0 && isOpened(text, node)
  const isList = brackets === '[]'
  const gap = isList ? '' : ' '
  const flat = `${open}${gap}${parts.join(', ')}${gap}${close}`
  const fits = columnOf(text, node.offset) + flat.length < lineWidth && !flat.includes('\n')
  const isScalars = !flat.slice(1).match(/[{[]/)
  if (fits && (!isOpen || (isList && isScalars))) return flat
  return lines(open, parts, close, indentOf(text, node.offset))
}

const lines = (open: string, parts: readonly string[], close: string, indent: string): string =>
  `${open}\n${parts.map((part) => indent + step + part).join(',\n')}\n${indent}${close}`

/** Text of a new value: objects one key to a line unless their neighbors stand on one line, lists on one line if they fit. */
function printJson(value: Json, indent: string, column: number, isFlat = false): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const isList = Array.isArray(value)
  const entries = isList ? value.map((each) => ['', each] as const) : Object.entries(value)
  const [open, close] = isList ? ['[', ']'] : ['{', '}']
  if (entries.length === 0) return open + close
  const inner = indent + step
  const print = (flat: boolean) =>
    entries.map(([key, each]) => {
      const name = isList ? '' : `${JSON.stringify(key)}: `
      return name + printJson(each ?? null, inner, inner.length + name.length, flat)
    })
  const gap = isList ? '' : ' '
  const oneLine = `${open}${gap}${print(true).join(', ')}${gap}${close}`
  const isScalars =
    value === undefined || !entries.some(([, each]) => typeof each === 'object' && each !== null)
  if ((isFlat || (isList && isScalars)) && !oneLine.includes('\n') && column + oneLine.length < lineWidth)
    return oneLine
  return lines(open, print(false), close, indent)
}

const says = (text: string, node: Node, value: Json): boolean =>
  isDeepStrictEqual(JSON.parse(rawOf(text, node)), value)

const rawOf = (text: string, { offset, length }: Node): string => text.slice(offset, offset + length)

const lineStart = (text: string, offset: number): number => text.lastIndexOf('\n', offset - 1) + 1

const columnOf = (text: string, offset: number): number => offset - lineStart(text, offset)

const indentOf = (text: string, offset: number): string =>
  /^[ \t]*/.exec(text.slice(lineStart(text, offset), offset))?.[0] ?? ''

/** Whether the first part of a node stands on a line of its own. */
const isOpened = (text: string, { offset, children }: Node): boolean =>
  text.slice(offset, children?.[0]?.offset ?? offset).includes('\n')

/** Whether the objects in a node stand on one line each, as a new one then does. */
function isFlatInside(text: string, node: Node): boolean {
  const objects = (node.children ?? []).flatMap(
    (child) => (child.type === 'property' ? child.children?.[1] : child) ?? [],
  )
  const filled = objects.filter(({ type, children = [] }) => type === 'object' && children.length > 0)
  return filled.length > 0 && filled.every((object) => !isOpened(text, object))
}

const typeOf = (value: Json): string =>
  Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value
