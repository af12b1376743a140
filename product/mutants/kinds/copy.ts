import { misspelt, placesIn } from '../edit.ts'
import type { Kind } from '../mutant.ts'
import { type Entry, entriesOf, placeAt, toEach } from '../place.ts'
import { filesBelow } from './files.ts'

interface Message extends Entry {
  readonly text: string
}

const toEachMessage = toEach((tree) =>
  filesBelow(tree, 'flows/copy/').flatMap((file) =>
    entriesOf(tree, file, 'messages').flatMap((entry): readonly Message[] =>
      typeof entry.value === 'string' ? [{ ...entry, text: entry.value }] : [],
    ),
  ),
)

const reworded = (reword: (text: string) => string | undefined, says: string): Kind['mutate'] =>
  toEachMessage(({ id, text, set }) => {
    const next = reword(text)
    return next === undefined || next === text ? undefined : set([], next, `${id} ${says}`)
  })

const placeholder = /\{(\w+)(?=[,}])/

const withWrongPlaceholder = (text: string): string =>
  text.replace(placeholder, (_, name: string) => `{${misspelt(name)}`)

export const copyKinds: readonly Kind[] = [
  {
    id: 'copy-removed',
    most: 9,
    mutate: toEachMessage(({ id, remove }) => remove([], `${id} is taken away`)),
  },
  {
    id: 'copy-placeholder-misspelt',
    most: 8,
    mutate: reworded(withWrongPlaceholder, 'names a value that there is not'),
  },
  {
    id: 'copy-unbalanced',
    most: 5,
    mutate: reworded(
      (text) => (placeholder.test(text) ? text.replace('}', '') : undefined),
      'has a brace too few',
    ),
  },
  {
    id: 'copy-figure-typed',
    most: 6,
    mutate: reworded(
      (text) =>
        text.replace(
          /\{(limits_\w+|\w*(Amount|Days|Months|Years|Apr|Fee|Percent|Cents|Bps)\w*)(,[^{}]*)?\}/i,
          () => '$35,000',
        ),
      'has a figure typed into it',
    ),
  },
  {
    id: 'copy-figure-added',
    most: 4,
    mutate: reworded(
      (text) => (/[{<]/.test(text) ? undefined : `${text} From 7.60% APR.`),
      'promises a rate',
    ),
  },
  { id: 'copy-emptied', most: 3, mutate: reworded(() => '', 'is empty') },
  {
    id: 'copy-tag-unknown',
    most: 3,
    mutate: reworded(
      (text) => (text.includes('<') ? undefined : `<font>${text}</font>`),
      'has a tag that nothing renders',
    ),
  },
  {
    id: 'copy-unused-added',
    most: 3,
    mutate: (tree) =>
      filesBelow(tree, 'flows/copy/')
        .slice(0, 3)
        .map((file) => {
          const { object, set } = placeAt(tree, file, ['messages'])
          const key = `${file.split('/').at(-1)?.replace('.json', '')}.zzz.nowhere`
          return set([], { ...object, [key]: 'Nobody reads this' }, 'there is a message that nothing shows')
        }),
  },
  {
    id: 'document-placeholder-misspelt',
    most: 4,
    mutate: (tree) =>
      filesBelow(tree, 'flows/documents/').flatMap((file) =>
        [...placesIn(tree.get(file) ?? null)].flatMap(({ steps, value: text }) =>
          typeof text === 'string' && placeholder.test(text)
            ? placeAt(tree, file, steps).set(
                [],
                withWrongPlaceholder(text),
                'a document names a value that there is not',
              )
            : [],
        ),
      ),
  },
]
