import { callsIn, type MessageCall } from './calls-in.ts'

/** Answers of a form that code reads. */
export interface FormAnswers {
  readonly form: string
  readonly names: readonly string[]
}

/** What a file of TypeScript says of messages and forms. */
export interface CodeText {
  /** Texts in quotes, and names of properties. */
  readonly words: readonly string[]
  /** Templates such as `bpo.hold.${subject}.now`: the texts around what is put in. */
  readonly templates: readonly (readonly string[])[]
  readonly calls: readonly MessageCall[]
  /** Names of properties and of what may be one in short: `{ amount, rate }`. */
  readonly names: readonly string[]
  /** Forms of which it reads answers, and which: `answersOf('start/contact', 'email')`. */
  readonly answers: readonly FormAnswers[]
  /** Limits that it asks for: `useLimit('retry', ...)`, `limits.limits.upload`. */
  readonly limits: readonly string[]
  /** Features of a lender that it asks about: `settings.features.eNotary`, `feature: 'portfolioManager'`. */
  readonly switches: readonly string[]
}

const comment = String.raw`\/\/[^\n]*|\/\*[^]*?\*\/`
const quoted = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"`
const template = String.raw`\x60(?:[^\x60\\]|\\.)*\x60`
const token = new RegExp([comment, quoted, template].join('|'), 'g')
const text = new RegExp(quoted, 'g')
/** The end of a property or of what may be one in short, from which to look back: a file has more words than colons, commas and braces. */
const property = /(?<=(\w[\w-]*)(\s*)\??)[:,}]/g
const answersOf = /\banswersOf\(\s*'([^']+)'((?:\s*,\s*'\w+')*)/g
const feature = /\bfeatures\??\.(\w+)|\bfeature: '(\w+)'/g
const limit = /\buseLimit\('(\w+)'|\blimits\.limits\.(\w+)/g

/** Its own reading, not a compiler's: enough to find keys of copy, at a thousand files in a tenth of a second. */
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
  const limits = [...code.matchAll(limit)].flatMap(([, asked, read]) => asked ?? read ?? [])
  const answers = [...code.matchAll(answersOf)].map(([, form = '', own = '']) => ({
    form,
    names: own.match(/\w+/g) ?? [],
  }))
  const switches = [...code.matchAll(feature)].flatMap(([, read, named]) => read ?? named ?? [])
  return { words, templates, calls: callsIn(code), names, limits, answers, switches }
}

/** Around what is put in stand parts of a key, a word at least. */
const isKeyTemplate = (parts: readonly string[]): boolean =>
  parts.length > 1 &&
  parts.every((part) => /^[\w.-]*$/.test(part)) &&
  /\w/.test(parts.join('')) &&
  parts.join('').includes('.')
