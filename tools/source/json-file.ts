import { getNodeValue, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import type { Json } from '#engine'
import { duplicateKeys } from './duplicate-keys.ts'
import type { Finding } from './finding.ts'
import { parsePointer } from './json-pointer.ts'
import { type Position, positionAt } from './position.ts'

/** A JSON file with its text, so that every value in it can be found again by line and column. */
export interface JsonFile {
  /** Relative to the directory that was loaded. */
  readonly path: string
  readonly text: string
  /** Undefined when the text is no JSON. */
  readonly value: Json | undefined
  readonly findings: readonly Finding[]
  /** Where the value at a pointer stands, or its key; the nearest surrounding value when nothing stands there. */
  readonly locate: (pointer: string, what?: 'key' | 'value') => Position
}

export function parseJsonFile(path: string, text: string): JsonFile {
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { disallowComments: true })
  const broken = errors[0]
  const value: Json | undefined = broken !== undefined || root === undefined ? undefined : getNodeValue(root)
  const findings = broken === undefined ? [] : [syntaxFinding(path, text, broken)]
  return {
    path,
    text,
    value,
    findings: [...findings, ...(root === undefined ? [] : duplicateKeys(path, text, root))],
    locate: (pointer, what = 'value') =>
      positionAt(text, root === undefined ? 0 : offsetOf(root, parsePointer(pointer), what)),
  }
}

function syntaxFinding(file: string, text: string, error: ParseError): Finding {
  const cut = error.offset >= text.trimEnd().length
  return {
    rule: 'json-syntax',
    severity: 'error',
    message: cut
      ? 'This is not valid JSON: the file ends too soon.'
      : `This is not valid JSON: ${reason(error)}.`,
    file,
    ...positionAt(text, error.offset),
    pointer: '',
    hint: 'Nothing else in this file can be checked until it parses.',
  }
}

/** `CommaExpected` as words: "comma expected". */
const reason = (error: ParseError): string =>
  printParseErrorCode(error.error)
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`)
    .toLowerCase()

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
