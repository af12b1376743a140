/** Two messages of one kind, of which each says what the key of the other says. */
export interface Exchanged {
  readonly one: string
  readonly other: string
}

/** Most words of a message that says no more than its key: a label, a choice. */
const most = 4

/** Messages that were exchanged: `forms.firstName.label` says "Last name", and `forms.lastName.label` "First name". */
export function exchangedIn(copy: ReadonlyMap<string, string>): readonly Exchanged[] {
  const short = [...copy].flatMap(([key, text]) => {
    const words = wordsOf(text.replaceAll(/\{[^{}]*\}/g, ' '))
    return words.length === 0 || words.length > most ? [] : [{ key, words }]
  })
  const kinds = Map.groupBy(
    short.flatMap(({ key, words }) => {
      const parts = key.split('.')
      return parts.flatMap((part, at) =>
        at === 0 ? [] : [{ kind: parts.with(at, '*').join('.'), key, words, name: wordsOf(part) }],
      )
    }),
    ({ kind }) => kind,
  )
  return [...kinds.values()].flatMap((group) => {
    const byWord = Map.groupBy(group, ({ name: [first = ''] }) => first)
    return group.flatMap((one) =>
      one.words
        .flatMap((word) => byWord.get(word) ?? [])
        .filter((other) => one.key < other.key && isOf(one, other) && isOf(other, one))
        .map((other) => ({ one: one.key, other: other.key })),
    )
  })
}

interface Said {
  readonly words: readonly string[]
  /** Words of the part of its key by which it differs from its like. */
  readonly name: readonly string[]
}

/** Whether a message says all words of another one's name, and not those of its own. */
const isOf = (one: Said, other: Said): boolean => says(one, other.name) && !says(one, one.name)

const says = ({ words }: Said, name: readonly string[]): boolean => name.every((word) => words.includes(word))

const wordsOf = (text: string): readonly string[] =>
  [...text.matchAll(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})/gu)].map(([word]) => word.toLowerCase())
