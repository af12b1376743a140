/** Answers of a form that code reads. */
export interface FormAnswers {
  readonly form: string
  readonly names: readonly string[]
}

/** Texts and forms used by one file of TypeScript. */
export interface CodeText {
  /** Quoted texts, and names of properties. */
  readonly words: readonly string[]
  /** Templates such as `bpo.hold.${subject}.now`, as the texts around the inserted values. */
  readonly templates: readonly (readonly string[])[]
  /** Names of properties and possible shorthands: `{ amount, rate }`. */
  readonly names: readonly string[]
  /** Forms with the answers that are read: `answersOf('start/contact', 'email')`. */
  readonly answers: readonly FormAnswers[]
}

const comment = String.raw`\/\/[^\n]*|\/\*[^]*?\*\/`
const quoted = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"`
const template = String.raw`\x60(?:[^\x60\\]|\\.)*\x60`
const token = new RegExp([comment, quoted, template].join('|'), 'g')
const text = new RegExp(quoted, 'g')
/**
 * Matches the end of a property or possible shorthand, looking back from it: a file has more words than colons,
 * commas and braces.
 */
const property = /(?<=(\w[\w-]*)(\s*)\??)[:,}]/g
const answersOf = /\banswersOf\(\s*'([^']+)'((?:\s*,\s*'\w+')*)/g

/**
 * Reads code with patterns instead of a compiler: enough to find keys of copy, at a thousand files in a tenth of a
 * second.
 */
export function readCode(code: string): CodeText {
  const words: string[] = []
  const names: string[] = []
  for (const [end, name = '', space] of code.matchAll(property)) {
    if (end === ':' && space === '') words.push(name)
    names.push(name.slice(name.lastIndexOf('-') + 1))
  }
  const templates: (readonly string[])[] = []
  for (const found of code.match(token) ?? []) {
    if (found.startsWith('/')) continue
    if (!found.startsWith('`')) words.push(found.slice(1, -1))
    else {
      const parts = found.slice(1, -1).split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/)
      if (isKeyTemplate(parts)) templates.push(parts)
      for (const inner of found.match(text) ?? []) words.push(inner.slice(1, -1))
    }
  }
  const answers = [...code.matchAll(answersOf)].map(([, form = '', own = '']) => ({
    form,
    names: own.match(/\w+/g) ?? [],
  }))
  return { words, templates, names, answers }
}

/** Whether the fixed texts of a template contain part of a key, at least a word. */
const isKeyTemplate = (parts: readonly string[]): boolean =>
  parts.length > 1 &&
  parts.every((part) => /^[\w.-]*$/.test(part)) &&
  /\w/.test(parts.join('')) &&
  parts.join('').includes('.')
