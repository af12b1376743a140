/** Use of a message in code. */
export interface MessageCall {
  readonly key: string
  /** Names of the values passed; undefined if the call does not show them. */
  readonly given: ReadonlySet<string> | undefined
  /** Whether the call says where the message's link leads. */
  readonly isLinked?: boolean
}

const key = String.raw`([a-z]\w*(?:\.[\w-]+)+)`
const call = new RegExp(String.raw`\b(?:t|sentence)\(\s*(?:tenant,\s*)?'${key}'\s*(,\s*\{|,|\))`, 'g')

const refusal = /\bnew Problem\(\s*\d+,\s*'(\w+)'\s*(,\s*\{|,|\))/g

/**
 * Messages used in code with a literal key: `t('a.b', { c })`, `<Text id="a.b" values={{ c }} />`, and refusals,
 * which are worded by their code: `new Problem(404, 'NOT_FOUND')`.
 */
export const callsIn = (code: string): readonly MessageCall[] => [
  ...callsOf(call, code),
  ...callsOf(refusal, code).map(({ key: name, given }) => ({ key: `server.errors.${name}`, given })),
  ...textElements(code),
]

const callsOf = (pattern: RegExp, code: string): readonly MessageCall[] =>
  [...code.matchAll(pattern)].map(({ 0: found, 1: name = '', 2: next = '', index }) => {
    if (next.endsWith('{')) return { key: name, given: namesIn(code, index + found.length - 1) }
    return { key: name, given: next === ')' ? new Set() : undefined }
  })

const textElements = (code: string): readonly MessageCall[] =>
  [...code.matchAll(/<Text\b/g)].flatMap(({ index }) => {
    const element = code.slice(index, endOfTag(code, index))
    const name = new RegExp(`\\bid="${key}"`).exec(element)?.[1]
    return name === undefined
      ? []
      : [{ key: name, given: valuesOf(element), isLinked: /\slink=[{"]/.test(element) }]
  })

function valuesOf(element: string): ReadonlySet<string> | undefined {
  const values = element.indexOf('values={')
  if (values === -1) return element.includes('{...') ? undefined : new Set()
  const start = values + 'values={'.length
  return element[start] === '{' ? namesIn(element, start) : undefined
}

/** Index at which a tag that starts at `start` ends: its first `>` outside of braces. */
function endOfTag(code: string, start: number): number {
  let depth = 0
  for (let index = start; index < code.length; index += 1) {
    if (code[index] === '{') depth += 1
    else if (code[index] === '}') depth -= 1
    else if (code[index] === '>' && depth === 0) return index
  }
  return code.length
}

/** Property names of the object that starts at `start`; undefined if it spreads another. */
export function namesIn(code: string, start: number): ReadonlySet<string> | undefined {
  const parts = partsIn(code, start).map((part) => part.trim())
  if (parts.some((part) => part.startsWith('...') || part.startsWith('['))) return undefined
  return new Set(parts.flatMap((part) => /^\w+/.exec(part)?.[0] ?? []))
}

/** Texts between the commas of an object. */
export function partsIn(code: string, start: number): readonly string[] {
  const parts: string[] = []
  let depth = 0
  let from = start + 1
  for (let index = start; index < code.length; index += 1) {
    const char = code[index] ?? ''
    if ('{[('.includes(char)) depth += 1
    if ('}])'.includes(char)) depth -= 1
    if ((char === ',' && depth === 1) || depth === 0) {
      parts.push(code.slice(from, index))
      from = index + 1
    }
    if (depth === 0) break
  }
  return parts
}
