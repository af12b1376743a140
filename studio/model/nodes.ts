import {
  asJsonObject,
  asStrings,
  asText,
  childObject,
  isJsonObject,
  type Json,
  type JsonObject,
  parsePointer,
  pointerTo,
  resolveBase,
  type SchemaPlace,
  type Source,
  type SourceFile,
  schemaBelow,
  schemaPlace,
  valueAt,
} from '#source'
import { knownIds } from '../../tools/lint/references/known-ids.ts'
import type { Addable, NodeView } from '../api/nodes.ts'
import { conditionText } from './conditions.ts'
import { guardAt } from './guards.ts'
import { messages } from './sentences.ts'

/** Part of a file with what its schema says of it, so that an editor needs to know no product. Undefined if nothing is there. */
export function nodeAt(source: Source, file: string, pointer: string): NodeView | undefined {
  const read = source.files.get(file)
  if (read?.value === undefined) return undefined
  const steps = parsePointer(pointer)
  let place = schemaPlace(read.kind, source.project.schemas)
  let value: Json | undefined = read.value
  let isRequired = true
  for (const step of steps) {
    isRequired = asStrings(place.schema.required).includes(step)
    place = schemaBelow(place, Array.isArray(value) ? 0 : step)
    value = valueAt(value, [step])
  }
  return value === undefined
    ? undefined
    : view({ source, file: read, pointer, key: steps.at(-1) ?? '', place, value, isRequired })
}

interface Node {
  readonly source: Source
  readonly file: SourceFile
  readonly pointer: string
  readonly key: string
  readonly place: SchemaPlace
  readonly value: Json
  readonly isRequired: boolean
  /** Whether a fact fixes a whole in which it stands, which then says so. */
  readonly isGuarded?: boolean
}

function view(node: Node): NodeView {
  const {
    source,
    file,
    pointer,
    key,
    place: { schema },
    value,
    isRequired,
  } = node
  const kind = kindOf(schema, value)
  const names = typeof schema['x-reference'] === 'string' ? schema['x-reference'] : undefined
  const options = optionsOf(node, names)
  const says = saysOf(node, names, kind)
  const guard = node.isGuarded === true ? undefined : guardAt(source, file.path, pointer)
  return {
    file: file.path,
    pointer,
    key,
    help: asText(schema.description),
    kind,
    isRequired,
    ...(isLeaf(kind) && { value }),
    ...(options !== undefined && { options }),
    ...(names !== undefined && { names }),
    ...(says !== undefined && { says }),
    ...(guard !== undefined && { guard }),
    children: childrenOf({ ...node, isGuarded: node.isGuarded === true || guard !== undefined }, kind),
    addable: kind === 'object' ? addableOf(node) : [],
    ...entryOf(node, kind),
  }
}

const isLeaf = (kind: NodeView['kind']): boolean => kind !== 'object' && kind !== 'map' && kind !== 'list'

function kindOf(schema: JsonObject, value: Json): NodeView['kind'] {
  if (schema['x-reference'] === 'predicate') return 'condition'
  if (Array.isArray(value)) return 'list'
  if (isJsonObject(value)) return Object.keys(childObject(schema, 'properties')).length > 0 ? 'object' : 'map'
  if (typeof value === 'boolean') return 'boolean'
  if (typeof value === 'number') return 'number'
  if (typeof value !== 'string') return 'other'
  return Array.isArray(schema.enum) ||
    (typeof schema['x-reference'] === 'string' && schema['x-reference'] !== 'copy')
    ? 'choice'
    : 'text'
}

function optionsOf(
  { source, place: { schema }, file }: Node,
  names: string | undefined,
): readonly string[] | undefined {
  if (Array.isArray(schema.enum)) return schema.enum.map(asText)
  if (names === undefined || names === 'copy' || names === 'predicate') return undefined
  const ids = knownIds(source, resolveBase(source).base.value, names, asJsonObject(file.value))
  return ids.size === 0 ? undefined : [...ids]
}

function saysOf(
  { source, value }: Node,
  names: string | undefined,
  kind: NodeView['kind'],
): string | undefined {
  if (kind === 'condition') return conditionText(source, value)
  return names === 'copy' && typeof value === 'string' ? messages(source).get(value)?.text : undefined
}

function childrenOf(node: Node, kind: NodeView['kind']): readonly NodeView[] {
  const { place, pointer, value } = node
  const required = asStrings(place.schema.required)
  if (kind !== 'object' && kind !== 'map' && kind !== 'list') return []
  const entries: readonly (readonly [string | number, Json])[] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(asJsonObject(value))
  return entries.flatMap(([key, child]) =>
    key === '$schema'
      ? []
      : view({
          ...node,
          key: String(key),
          pointer: pointer + pointerTo(key),
          place: schemaBelow(place, key),
          value: child,
          isRequired: required.includes(String(key)),
        }),
  )
}

/** Optional properties that an object does not have yet. */
const addableOf = ({ place, value }: Node): readonly Addable[] =>
  Object.keys(childObject(place.schema, 'properties')).flatMap((key) => {
    if (key === '$schema' || Object.hasOwn(asJsonObject(value), key)) return []
    const below = schemaBelow(place, key)
    return [{ key, help: asText(below.schema.description), initial: initialOf(below) }]
  })

/** Value with which an entry begins; nothing where the schema describes none. */
function entryOf({ place }: Node, kind: NodeView['kind']): Pick<NodeView, 'entry'> {
  if (kind !== 'map' && kind !== 'list') return {}
  const below = schemaBelow(place, kind === 'list' ? 0 : '*')
  if (Object.keys(below.schema).length === 0) return {}
  return { entry: { help: asText(below.schema.description), initial: initialOf(below) } }
}

/** Value with which something new begins: the emptiest that its schema takes. */
function initialOf(place: SchemaPlace, depth = 0): Json {
  const { schema } = place
  if (schema.const !== undefined) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0] ?? ''
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return typeof schema.minimum === 'number' ? schema.minimum : 0
  if (type === 'array')
    return Number(schema.minItems ?? 0) > 0 && depth < 4 ? [initialOf(schemaBelow(place, 0), depth + 1)] : []
  if (type !== 'object' || depth > 3) return ''
  return Object.fromEntries(
    asStrings(schema.required).map((key) => [key, initialOf(schemaBelow(place, key), depth + 1)]),
  )
}
