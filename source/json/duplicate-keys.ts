import type { Node } from 'jsonc-parser'
import type { Finding } from '../findings/finding.ts'
import { pointerTo } from './json-pointer.ts'
import { positionAt } from './position.ts'

type Path = readonly (string | number)[]

/** Findings for equal keys in an object: JSON parsers silently keep the last one and ignore the other. */
export function duplicateKeys(file: string, text: string, node: Node, path: Path = []): readonly Finding[] {
  const children = node.children ?? []
  if (node.type === 'array') {
    return children.flatMap((child, index) => duplicateKeys(file, text, child, [...path, index]))
  }
  if (node.type !== 'object') return []
  const first = new Map<string, number>()
  return children.flatMap((property) => {
    const [key, value] = property.children ?? []
    const name = String(key?.value)
    const below = value === undefined ? [] : duplicateKeys(file, text, value, [...path, name])
    const earlier = first.get(name)
    if (earlier !== undefined) return [duplicateKey(file, text, property, [...path, name], earlier), ...below]
    first.set(name, property.offset)
    return below
  })
}

function duplicateKey(file: string, text: string, property: Node, path: Path, earlier: number): Finding {
  const { line } = positionAt(text, earlier)
  return {
    rule: 'duplicate-key',
    severity: 'error',
    message: `"${path.at(-1)}" already stands in this object, on line ${line}; a parser keeps only the last of the two.`,
    file,
    ...positionAt(text, property.offset),
    pointer: pointerTo(...path),
    hint: 'Keep one of the two.',
  }
}
