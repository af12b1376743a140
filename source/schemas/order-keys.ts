import { type Node, parseTree } from 'jsonc-parser'
import type { FileKind } from '../files/file-kind.ts'
import { pointerTo } from '../json/json-pointer.ts'
import { childObject } from '../json/json-value.ts'
import type { ProjectSchemas } from './project-schemas.ts'
import { type SchemaPlace, schemaBelow, schemaPlace } from './schema-place.ts'

/** Key that precedes another key which its schema lists earlier. */
export interface Disorder {
  readonly pointer: string
  readonly message: string
}

export interface Ordered {
  readonly text: string
  readonly disorders: readonly Disorder[]
}

/** Puts the keys of every object in the order of its schema. Maps keep theirs, and the layout is unchanged. */
export function orderKeys(kind: FileKind, text: string, schemas: ProjectSchemas): Ordered {
  const root = parseTree(text)
  if (root === undefined) return { text, disorders: [] }
  const disorders: Disorder[] = []
  const ordered = print({ text, disorders }, root, schemaPlace(kind, schemas), '')
  return { text: text.slice(0, root.offset) + ordered + text.slice(root.offset + root.length), disorders }
}

interface Work {
  readonly text: string
  readonly disorders: Disorder[]
}

function print(work: Work, node: Node, place: SchemaPlace, pointer: string): string {
  const children = node.children ?? []
  if (node.type === 'array') {
    const items = children.map((item, index) =>
      print(work, item, schemaBelow(place, index), pointer + pointerTo(index)),
    )
    return fill(work.text, node, children, items)
  }
  if (node.type !== 'object') return work.text.slice(node.offset, node.offset + node.length)
  const sorted = sort(children, Object.keys(childObject(place.schema, 'properties')))
  const moved = sorted.find((property, index) => property !== children[index])
  if (moved !== undefined)
    work.disorders.push(disorder(pointer, keyOf(moved), keyOf(children[sorted.indexOf(moved)])))
  const properties = sorted.map((property) => printProperty(work, property, place, pointer))
  return fill(work.text, node, children, properties)
}

function printProperty(work: Work, property: Node, place: SchemaPlace, pointer: string): string {
  const [key, value] = property.children ?? []
  if (key === undefined || value === undefined)
    return work.text.slice(property.offset, property.offset + property.length)
  const name = keyOf(property)
  return (
    work.text.slice(key.offset, value.offset) +
    print(work, value, schemaBelow(place, name), pointer + pointerTo(name))
  )
}

/** Sorts listed keys; unlisted keys keep their positions among them. */
function sort(properties: readonly Node[], listed: readonly string[]): readonly Node[] {
  const known = properties
    .filter((property) => listed.includes(keyOf(property)))
    .sort((a, b) => listed.indexOf(keyOf(a)) - listed.indexOf(keyOf(b)))
  return properties.map((property) =>
    listed.includes(keyOf(property)) ? (known.shift() ?? property) : property,
  )
}

/** Text of a node with its parts replaced; the text between parts is kept. */
function fill(text: string, node: Node, parts: readonly Node[], texts: readonly string[]): string {
  let end = node.offset
  const filled = parts.map((part, index) => {
    const between = text.slice(end, part.offset)
    end = part.offset + part.length
    return between + (texts[index] ?? '')
  })
  return filled.join('') + text.slice(end, node.offset + node.length)
}

const keyOf = (property: Node | undefined): string => String(property?.children?.[0]?.value)

const disorder = (pointer: string, key: string, before: string): Disorder => ({
  pointer: pointer + pointerTo(key),
  message: `"${key}" belongs before "${before}".`,
})
