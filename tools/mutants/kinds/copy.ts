import { asJsonObject } from '#source'
import { changing, entriesAt, misspelt, placesIn, removing } from '../edit.ts'
import type { Kind, Mutation, Tree } from '../mutant.ts'

interface Message {
  readonly tree: Tree
  readonly file: string
  readonly key: string
  readonly text: string
}

const toEach =
  (mutate: (message: Message) => readonly Mutation[]): Kind['mutate'] =>
  (tree) =>
    [...tree.keys()]
      .filter((file) => file.startsWith('flows/copy/'))
      .flatMap((file) =>
        entriesAt(tree, file, 'messages').flatMap(([key, text]) =>
          typeof text === 'string' ? mutate({ tree, file, key, text }) : [],
        ),
      )

const reworded = (text: (message: Message) => string | undefined, says: string): Kind['mutate'] =>
  toEach((message) => {
    const next = text(message)
    const { tree, file, key } = message
    return next === undefined || next === message.text
      ? []
      : [changing(tree, { file, steps: ['messages', key], says: `${key} ${says}` }, () => next)]
  })

const placeholder = /\{(\w+)(?=[,}])/

export const copyKinds: readonly Kind[] = [
  {
    id: 'copy-removed',
    most: 9,
    mutate: toEach(({ tree, file, key }) => [
      removing(tree, file, ['messages', key], `${key} is taken away`),
    ]),
  },
  {
    id: 'copy-placeholder-misspelt',
    most: 8,
    mutate: reworded(
      ({ text }) => text.replace(placeholder, (_, name: string) => `{${misspelt(name)}`),
      'names a value that there is not',
    ),
  },
  {
    id: 'copy-unbalanced',
    most: 5,
    mutate: reworded(
      ({ text }) => (placeholder.test(text) ? text.replace('}', '') : undefined),
      'has a brace too few',
    ),
  },
  {
    id: 'copy-figure-typed',
    most: 6,
    mutate: reworded(
      ({ text }) =>
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
      ({ text }) => (/[{<]/.test(text) ? undefined : `${text} From 7.60% APR.`),
      'promises a rate',
    ),
  },
  { id: 'copy-emptied', most: 3, mutate: reworded(() => '', 'is empty') },
  {
    id: 'copy-tag-unknown',
    most: 3,
    mutate: reworded(
      ({ text }) => (text.includes('<') ? undefined : `<font>${text}</font>`),
      'has a tag that nothing renders',
    ),
  },
  {
    id: 'copy-unused-added',
    most: 3,
    mutate: (tree) =>
      [...tree.keys()]
        .filter((file) => file.startsWith('flows/copy/'))
        .slice(0, 3)
        .map((file) => ({
          ...changing(
            tree,
            { file, steps: ['messages'], says: 'there is a message that nothing shows' },
            (messages) => ({
              ...asJsonObject(messages),
              [`${file.split('/').at(-1)?.replace('.json', '')}.zzz.nowhere`]: 'Nobody reads this',
            }),
          ),
        })),
  },
  {
    id: 'document-placeholder-misspelt',
    most: 4,
    mutate: (tree) =>
      [...tree]
        .filter(([file]) => file.startsWith('flows/documents/'))
        .flatMap(([file, value]) =>
          [...placesIn(value)].flatMap(({ steps, value: text }) =>
            typeof text === 'string' && placeholder.test(text)
              ? [
                  changing(tree, { file, steps, says: 'a document names a value that there is not' }, () =>
                    text.replace(placeholder, (_, name: string) => `{${misspelt(name)}`),
                  ),
                ]
              : [],
          ),
        ),
  },
]
