import { type MessageCall, namesIn, partsIn } from './calls-in.ts'

/** Letter that code of the server sends: `{ channel: 'MAIL', template: 'rightToCancel', values: { date } }`. */
export interface LetterCall {
  readonly template: string
  /** Names of the values passed; undefined if the file does not show them. */
  readonly given: ReadonlySet<string> | undefined
  /** Whether the values stand beside the template, so that they are all meant for this letter. */
  readonly isOwn: boolean
}

export const lettersIn = (code: string): readonly LetterCall[] => {
  const found = [...code.matchAll(/\btemplate: '(\w+)'/g)]
  if (found.length === 0) return []
  const inFile = valuesOf(
    [...code.matchAll(/\bvalues(?=:| *[,}])(?! *\}\) *=>)/g)].map(({ index }) => code.slice(index)),
  )
  return found.map(({ 1: template = '', index }) => {
    const parts = partsIn(code, startOfObject(code, index)).map((part) => part.trim())
    const own = parts.filter((part) => /^values\b/.test(part))
    const isOwn = own.length > 0
    return { template, isOwn, given: isOwn ? valuesOf(own) : inFile }
  })
}

/** Uses of the words of a letter. Its button is optional, so the code says nothing about it. */
export const messagesOf = ({ template, given }: LetterCall): readonly MessageCall[] =>
  ['subject', 'body'].map((part) => ({ key: `server.letters.${template}.${part}`, given }))

/** Names of the values of some `values: { … }`, and the address of the button; undefined if one is not written out. */
function valuesOf(texts: readonly string[]): ReadonlySet<string> | undefined {
  const all = texts.map((text) => (/^values: *\{/.test(text) ? namesIn(text, text.indexOf('{')) : undefined))
  return all.includes(undefined) ? undefined : new Set(['url', ...all.flatMap((names) => [...(names ?? [])])])
}

/** Index of the brace that opens the object in which `index` stands. */
function startOfObject(code: string, index: number): number {
  let depth = 0
  for (let at = index; at >= 0; at -= 1) {
    if (code[at] === '}') depth += 1
    if (code[at] === '{' && depth === 0) return at
    if (code[at] === '{') depth -= 1
  }
  return 0
}
