import { describe, expect, it } from 'vitest'
import { asJsonObject, isJsonObject, type Json, type JsonObject } from '#source'
import { patchedSource } from '../../tests/support/lenders/patched-source.ts'
import { countWords, mostWords } from '../words/short.ts'
import { compareMachine, inBrowser, onServer } from './compare-machine.ts'
import { comparePages, compareServerStatePages } from './compare-pages.ts'
import { spellOut } from './compare-predicates.ts'
import { compareFiles, compareValues } from './compare-values.ts'
import { conditionChanges } from './condition-changes.ts'
import { moverWords } from './describe-movers.ts'
import { namesOf } from './names.ts'
import { createSide, predicatesOf, type Side } from './side.ts'

const source = patchedSource({})
const side = createSide(source, 'hearthline')
const names = namesOf(side)

/** The same keys, each with what the next one has. */
const rotated = <T>(things: Readonly<Record<string, T>>): Readonly<Record<string, T>> => {
  const values = Object.values(things)
  return Object.fromEntries(
    Object.keys(things).map((key, index) => [key, values[(index + 1) % values.length] as T]),
  )
}

/** Every figure one more, every text with another word before it. */
const altered = (value: Json): Json => {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'string') return `Another ${value}`
  if (Array.isArray(value)) return value.map(altered)
  return isJsonObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, altered(each ?? null)]))
    : value
}

/** Sentences of a difference; a stop within a quotation ends none. */
const sentencesOf = (words: string): readonly string[] =>
  words.replaceAll(/"[^"]*"/g, (quoted) => quoted.replaceAll(/[.?!]/g, '')).split(/\.(?:\s|$)/)

const keyWithUnit = /\b(?:cents|bps|ms)\b|\b[a-z]\w*(?:Cents|Bps|Bytes|Ms|Percent)\b/

function expectReadable(words: readonly string[]): void {
  expect(words.length).toBeGreaterThan(0)
  const sentences = words.flatMap(sentencesOf)
  expect(sentences.filter((sentence) => countWords(sentence) > mostWords)).toEqual([])
  // What a file says is quoted as it is.
  const own = sentences.map((sentence) => sentence.replaceAll(/"[^"]*"/g, '""'))
  expect(own.filter((sentence) => keyWithUnit.test(sentence))).toEqual([])
  expect(own.filter((sentence) => /undefined|\[object|[{}]/.test(sentence))).toEqual([])
}

const wordsOf = (differences: readonly { readonly words: string }[]) => differences.map(({ words }) => words)

const withValue = (file: string, change: (value: JsonObject) => Json): Side => ({
  ...side,
  value: { ...side.value, [file]: change(asJsonObject(side.value[file])) },
})

describe('a sentence of a diff has at most 30 words, and names no key in cents', () => {
  it.each(Object.keys(side.value).filter((file) => file !== 'examples'))('for every value of %s', (file) => {
    const words = [side, withValue(file, () => ({}))].flatMap((before) =>
      wordsOf(compareValues(withValue(file, altered), before)),
    )
    if (words.length > 0) expectReadable(words)
  })

  it('for every setting of a lender', () => {
    expectReadable(wordsOf(compareValues({ ...side, settings: asJsonObject(altered(side.settings)) }, side)))
  })

  it.each([
    ['journey', inBrowser, names.clientState],
    ['process', onServer, names.serverState],
  ] as const)('for every state and event of the %s', (file, place, stateOf) => {
    const machine = side.effective.source[file]
    const told = (change: Partial<typeof machine>) => ({
      source: { ...machine, ...change },
      say: side.say,
      stateOf,
      pageOf: names.page,
    })
    const empty = told({ states: {}, transitions: {} })
    const other = told({
      states: rotated(machine.states),
      transitions: rotated(machine.transitions),
      ...('triggerOrder' in machine && { triggerOrder: machine.triggerOrder?.toReversed() ?? [] }),
    })
    for (const [now, before] of [
      [told({}), other],
      [told({}), empty],
      [empty, told({})],
    ] as const)
      expectReadable(wordsOf(compareMachine(now, before, place)))
  })

  it('for every page and what every server state shows', () => {
    const { serverStates } = side.effective.source
    const shown: Side = {
      ...side,
      effective: {
        ...side.effective,
        source: {
          ...side.effective.source,
          serverStates: { ...serverStates, states: rotated(serverStates.states) },
        },
      },
    }
    expectReadable(wordsOf(compareServerStatePages(shown, side)))
    expectReadable(wordsOf(comparePages(withValue('pages', altered), side)))
    expectReadable(
      wordsOf(
        comparePages(
          withValue('pages', () => ({})),
          side,
        ),
      ),
    )
  })

  it('for every predicate that becomes another', () => {
    const { effective } = side
    const known = predicatesOf(side)
    const spelled = Object.entries(known).map(([id, condition]) => [id, spellOut(condition, known)] as const)
    const predicates = { predicates: rotated(Object.fromEntries(spelled)) }
    const other = { ...side, effective: { ...effective, source: { ...effective.source, predicates } } }
    expectReadable(Object.keys(predicatesOf(side)).map((id) => conditionChanges(id, other, side)))
  })

  it('for every form and document', () => {
    const files = new Map(
      [...source.files].map(([path, file]) =>
        /flows\/(?:forms|documents)\//.test(path)
          ? [path, { ...file, value: altered(file.value ?? null) }]
          : [path, file],
      ),
    )
    expectReadable(wordsOf(compareFiles({ ...source, files }, source)))
  })

  it('for everybody who is led elsewhere, from one state or from all', () => {
    const states = Object.keys(side.effective.source.process.states)
    const pages = Object.keys(asJsonObject(asJsonObject(side.value.pages).pages))
    const told = (event: string | undefined, all: readonly string[]) =>
      all.map((to, index) =>
        moverWords(
          { serverState: to, from: all[index - 1] ?? to, to, contexts: 0, ...(event && { event }) } as never,
          index === 0 ? states : [states[index % states.length] ?? ''],
          names,
          ' then',
        ),
      )
    expectReadable([...told(undefined, pages), ...told('insuranceProvided', states)])
  })
})
