import { parseAst } from 'vite'

/** Makes every property and list of type declarations readonly, which json-schema-to-typescript cannot. */
export const readonlyTypes = (code: string): string =>
  editsBelow(parseAst(code, { lang: 'ts' }))
    .toSorted((a, b) => b.at - a.at)
    .reduce((text, { at, cut, add }) => text.slice(0, at) + add + text.slice(at + cut), code)

interface Edit {
  readonly at: number
  readonly cut: number
  readonly add: string
}

function editsBelow(node: unknown): readonly Edit[] {
  if (typeof node !== 'object' || node === null) return []
  const below = Object.values(node).flatMap(editsBelow)
  return 'start' in node && 'end' in node && 'type' in node
    ? [...editsAt(String(node.type), Number(node.start), Number(node.end)), ...below]
    : below
}

function editsAt(type: string, start: number, end: number): readonly Edit[] {
  if (type === 'TSPropertySignature' || type === 'TSIndexSignature')
    return [{ at: start, cut: 0, add: 'readonly ' }]
  if (type !== 'TSArrayType') return []
  return [
    { at: start, cut: 0, add: 'ReadonlyArray<' },
    { at: end - '[]'.length, cut: '[]'.length, add: '>' },
  ]
}
