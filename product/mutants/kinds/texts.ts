import type { Json } from '#source'
import type { Kind } from '../mutant.ts'
import { type Entry, entriesOf, toEach } from '../place.ts'
import { disclosures, journey, pages, predicates, process, serverStates } from './files.ts'

const textOf = (value: Json | undefined): string => JSON.stringify(value, null, 2)

/** Applies mistakes to the first entries of the most edited maps, within a range. */
const toSome = (from: number, to: number) =>
  toEach((tree) =>
    (
      [
        [journey, 'transitions'],
        [predicates, 'predicates'],
        [serverStates, 'states'],
        [pages, 'pages'],
        [process, 'effects'],
        [disclosures, 'disclosures'],
      ] as const
    ).flatMap(([file, map]) => entriesOf(tree, file, map).slice(from, to)),
  )

/** Text of a file with an entry repeated before the line where it begins. */
function doubled({ tree, file, steps, id, value }: Entry): string {
  const lines = textOf(tree.get(file)).split('\n')
  const top = lines.findIndex((each) => each.startsWith(`  "${steps[0]}": {`))
  const at = lines.findIndex((each, index) => index > top && each.startsWith(`    "${id}":`))
  const line = `    "${id}": ${JSON.stringify(value)},`
  return [...lines.slice(0, at), line, ...lines.slice(at)].join('\n')
}

/** Garbles the text of any file. */
const garbled =
  (garble: (text: string) => string, says: string): Kind['mutate'] =>
  (tree) =>
    [...tree].map(([file, value]) => ({ file, steps: [], says, becomes: { text: garble(textOf(value)) } }))

/** Mistakes in the text of files: invalid, or without meaning. */
export const textKinds: readonly Kind[] = [
  {
    id: 'key-doubled',
    most: 6,
    mutate: toSome(
      1,
      4,
    )((entry) => ({
      file: entry.file,
      steps: entry.steps,
      says: `"${entry.id}" stands twice`,
      becomes: { text: doubled(entry) },
    })),
  },
  {
    id: 'text-cut-short',
    most: 3,
    mutate: garbled((text) => text.slice(0, -40), 'the file ends in the middle'),
  },
  {
    id: 'comma-missing',
    most: 3,
    mutate: garbled((text) => text.replace(',\n', '\n'), 'a comma is missing'),
  },
  {
    id: 'key-unknown',
    most: 3,
    mutate: toSome(
      0,
      2,
    )(({ id, object, set }) => set([], { ...object, colour: 'red' }, `${id} has a key that means nothing`)),
  },
]
