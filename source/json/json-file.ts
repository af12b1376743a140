import { getNodeValue, type Node, type ParseError, parseTree } from 'jsonc-parser'
import { atTop, type Finding } from '../findings/finding.ts'
import { duplicateKeys } from './duplicate-keys.ts'
import { parsePointer } from './json-pointer.ts'
import type { Json } from './json-value.ts'
import { createPositions, type Position } from './position.ts'
import type { UnreadableText } from './read-text.ts'
import { scanJson } from './scan-json.ts'
import { syntaxFindings } from './syntax-findings.ts'

/** JSON file with its text, so that every value in it can be located by line and column. */
export interface JsonFile {
  /** Path relative to the directory that was loaded. */
  readonly path: string
  readonly text: string
  /** Undefined if the text is not JSON. */
  readonly value: Json | undefined
  readonly findings: readonly Finding[]
  /**
   * Position of the value at a pointer, or of its key; of the nearest surrounding value if the pointer leads nowhere.
   */
  readonly locate: (pointer: string, what?: 'key' | 'value') => Position
}

/** Depth limit, far above any file of this product and safe for recursive readers. */
const deepest = 100

export function parseJsonFile(path: string, text: string | UnreadableText): JsonFile {
  if (typeof text !== 'string') return unreadableFile(path, '', text)
  const { depth, hasTwins } = scanJson(text)
  if (depth > deepest) return unreadableFile(path, text, tooDeep)
  const { value, findings } = (hasTwins ? undefined : parseSound(text)) ?? parseFaulty(path, text)
  return { path, text, value, findings, locate: createLocator(text) }
}

type Parsed = Pick<JsonFile, 'value' | 'findings'>

/** Parses valid JSON, which nearly every text is; returns undefined for any other text. */
function parseSound(text: string): Parsed | undefined {
  try {
    const value: Json = JSON.parse(text)
    return { value, findings: [] }
  } catch {
    // parseFaulty reports it, with the place.
    return undefined
  }
}

function parseFaulty(path: string, text: string): Parsed {
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { disallowComments: true })
  const [broken] = errors
  if (broken !== undefined) return { value: undefined, findings: syntaxFindings(path, text, broken) }
  if (root === undefined) return { value: undefined, findings: [] }
  return { value: plainValue(text, root), findings: duplicateKeys(path, text, root) }
}

/** Value with objects as `JSON.parse` makes them. Objects of the tree have no prototype, and `String` of one throws. */
const plainValue = (text: string, root: Node): Json => parseSound(text)?.value ?? getNodeValue(root)

/** Locates values in the tree of a file. The file is parsed again when needed, because the tree is large and seldom used. */
function createLocator(text: string): JsonFile['locate'] {
  let read: { readonly root: Node | undefined; readonly positionOf: (offset: number) => Position } | undefined
  return (pointer, what = 'value') => {
    read ??= { root: parseTree(text, [], { disallowComments: true }), positionOf: createPositions(text) }
    return read.positionOf(read.root === undefined ? 0 : offsetOf(read.root, parsePointer(pointer), what))
  }
}

/** File without content, only with the reason why it could not be read. */
const unreadableFile = (path: string, text: string, { reason, hint }: UnreadableText): JsonFile => ({
  path,
  text,
  value: undefined,
  findings: [{ ...atTop(path, 'file-unreadable', reason), hint }],
  locate: () => ({ line: 1, column: 1 }),
})

const tooDeep: UnreadableText = {
  reason: `Values stand in each other more than ${deepest} levels deep.`,
  hint: 'Nothing in a journey is that deep; was something else put in its place?',
}

function offsetOf(node: Node, steps: readonly string[], what: 'key' | 'value'): number {
  const [step, ...rest] = steps
  if (step === undefined) return node.offset
  if (node.type === 'array') {
    const element = node.children?.[Number(step)]
    return element === undefined ? node.offset : offsetOf(element, rest, what)
  }
  const property = node.children?.find((child) => child.children?.[0]?.value === step)
  const [key, value] = property?.children ?? []
  if (key === undefined) return node.offset
  if (value === undefined || (rest.length === 0 && what === 'key')) return key.offset
  return offsetOf(value, rest, what)
}
