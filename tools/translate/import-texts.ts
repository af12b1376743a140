import { applyEdits, modify } from 'jsonc-parser'
import {
  asJsonObject,
  faultsOf,
  orderKeys,
  parseOnce,
  parsePointer,
  type Source,
  type TextPair,
  textPairs,
} from '#source'
import { placeOf, recordOf, standingOf } from './record.ts'
import { nameOf, originalsOf, type TextToTranslate } from './sentences.ts'
import { fill, sentenceFor, splitMessage, withFormsOf } from './variants.ts'

/** Result of an import before anything is written. Nothing is if there is a fault. */
export interface Import {
  /** Faults of the translations, each a sentence with its place. */
  readonly faults: readonly string[]
  /** New text of each file that changes. */
  readonly files: ReadonlyMap<string, string>
  /** Texts that were translated anew, or of which it was not known that they are of the present words. */
  readonly done: readonly TextPair[]
  /** Number of texts without a translation. */
  readonly left: number
}

type Given = Omit<TextToTranslate, 'standing'>

/** Holds translations against the present originals, and puts them into the texts of their files. */
export function importTexts(source: Source, locale: string, texts: readonly Given[]): Import {
  const record = recordOf(source)
  const pairs = new Map(textPairs(source)(locale).map((pair) => [placeOf(pair), pair]))
  const filled = texts.filter(({ sentences }) =>
    sentences.some(({ translation }) => translation.trim() !== ''),
  )
  const read = filled.map((given) => readText(pairs.get(`${given.file}#${given.key}`), given, locale))
  const changed = read.filter(
    ({ pair, text }) => pair !== undefined && text !== undefined && pair.translated !== text,
  )
  const files = Map.groupBy(changed, ({ pair }) => pair?.path ?? '')
  const begun = [...files].map(([path, each]) => [path, each, beginningOf(source, path, each)] as const)
  return {
    faults: [
      ...read.flatMap(({ faults }) => faults),
      ...begun.flatMap(([path, , text]) =>
        text === undefined
          ? [`${path} does not exist, and a part of its texts cannot begin it: translate all.`]
          : [],
      ),
    ],
    files: new Map(
      begun.flatMap(([path, each, text]) =>
        text === undefined ? [] : [[path, put(source, path, text, each)]],
      ),
    ),
    done: read.flatMap(({ pair, text }) => {
      const isKnown = pair?.translated === text && pair && standingOf(pair, record, locale) === 'current'
      return pair === undefined || isKnown ? [] : [{ ...pair, translated: text }]
    }),
    left: texts.length - filled.length,
  }
}

interface ReadText {
  readonly faults: readonly string[]
  readonly pair?: TextPair | undefined
  /** Translation as one message; the present one where each sentence is as it was. */
  readonly text?: string
}

/** Marks that turn the direction of reading, with which a text can look like another. */
const turning = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/

function readText(pair: TextPair | undefined, { file, key, sentences }: Given, locale: string): ReadText {
  const fault = (what: string) => ({ faults: [`${file}, "${key}" ${what}.`] })
  if (typeof pair?.written !== 'string') return fault('is no text of this journey')
  const { written, translated } = pair
  const given = new Map(sentences.map((sentence) => [sentence.variant, sentence]))
  const originals = originalsOf(pair, locale)
  const faults = originals.flatMap(([each, original]) => {
    const name = nameOf(each)
    const sentence = given.get(name)
    const of = name === '' ? '' : ` of the case ${name}`
    if (sentence === undefined) return fault(`lacks the sentence${of}`).faults
    if (!isSame(sentence.original, original))
      return fault(`was worded anew since this file was made${of}: export it again`).faults
    if (original.trim() !== '' && sentence.translation.trim() === '')
      return fault(`has no translation${of}`).faults
    return turning.test(sentence.translation)
      ? fault(`has a mark that turns the direction of reading${of}`).faults
      : []
  })
  if (faults.length > 0) return { faults }
  const translationOf = (name: string) => given.get(name)?.translation ?? ''
  if (typeof translated === 'string' && parseOnce(translated).ok) {
    const known = splitMessage(translated)
    const isUnchanged = originals.every(([each]) => sentenceFor(known, each) === translationOf(nameOf(each)))
    if (isUnchanged) return { faults: [], pair, text: translated }
  }
  const variants = withFormsOf(splitMessage(written), locale)
  const text = fill(variants, (each) => translationOf(nameOf(each)))
  const wrong = faultsOf({ written, translated: text, locale })
  return wrong.length > 0
    ? { faults: wrong.map((what) => `${file}, "${key}" ${what}.`) }
    : { faults, pair, text }
}

/** Whether two texts are the same message, however it is quoted. */
const isSame = (a: string, b: string): boolean =>
  a === b || JSON.stringify(parseOnce(a)) === JSON.stringify(parseOnce(b))

/** Text of the file as it is; for one that is not there, a file that can take these texts, if one can be begun. */
function beginningOf(source: Source, path: string, texts: readonly ReadText[]): string | undefined {
  const file = source.files.get(path)
  if (file !== undefined) return file.text
  const [first] = texts
  const original = first?.pair?.original
  if (original?.kind === 'copy') {
    const { $schema = '' } = asJsonObject(original.value)
    return JSON.stringify({ $schema, messages: {} }, null, 2)
  }
  const all = textPairs(source)
  const isWhole =
    original?.kind === 'document' &&
    [...all(localeIn(path))].filter((pair) => pair.path === path).length === texts.length
  return isWhole ? original.text : undefined
}

const localeIn = (path: string): string => /\.([a-z]{2}-[A-Z]{2})\.json$/.exec(path)?.[1] ?? ''

function put(source: Source, path: string, before: string, texts: readonly ReadText[]): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' }
  const after = texts.reduce((json, { pair, text }) => {
    if (pair === undefined || text === undefined) return json
    const steps = parsePointer(pair.pointer).map((step) => (/^\d+$/.test(step) ? Number(step) : step))
    return applyEdits(json, modify(json, steps, text, { formattingOptions }))
  }, before)
  const kind = source.files.get(path)?.kind ?? 'translation'
  return orderKeys(kind, after, source.project.schemas).text
}
