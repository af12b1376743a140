import { isJsonObject, type Json } from '#source'
import type { Edit } from './edit.ts'

/** Most edits of a batch, for whoever looks for the one that is reported. */
const most = 20

/** Edits in batches in which no two change the same, so that one look at the flows judges a whole batch. */
export function batchesOf(edits: readonly Edit[]): readonly (readonly Edit[])[] {
  const batches: { readonly edits: Edit[]; readonly places: Set<string> }[] = []
  for (const edit of edits) {
    const places = placesOf(edit)
    const free = batches.find(
      (batch) => batch.edits.length < most && !places.some((place) => batch.places.has(place)),
    )
    const batch = free ?? { edits: [], places: new Set<string>() }
    if (free === undefined) batches.push(batch)
    batch.edits.push(edit)
    for (const place of places) batch.places.add(place)
  }
  return batches.map((batch) => batch.edits.toSorted((a, b) => stageOf(a) - stageOf(b)))
}

/** Texts are replaced as they are laid out in the repository, and names last of all. */
const stageOf = ({ replace, ...others }: Edit): number =>
  replace === undefined ? ['patch', 'reverse', 'text', 'rename'].findLastIndex((part) => part in others) : -2

const placesOf = (edit: Edit): readonly string[] => [
  ...Object.keys(edit.words ?? {}),
  ...leavesOf(edit.patch ?? {}, ''),
  ...(edit.replace ?? []).map(([file, from]) => `${file} ${from}`),
  ...(edit.reverse ?? []).map(([file]) => `${file} reversed`),
  ...Object.keys(edit.text ?? {}).map((file) => `${file} laid out`),
]

const leavesOf = (value: Json, path: string): readonly string[] =>
  isJsonObject(value)
    ? Object.entries(value).flatMap(([key, each]) =>
        key === '$schema' ? [] : leavesOf(each, `${path}/${key}`),
      )
    : [path]
