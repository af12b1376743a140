import { fileKind, parsePointer } from '#source'
import { referencesIn } from '../../lint/references.ts'
import { changing, misspelt, spread } from '../edit.ts'
import type { Kind, Mutation, Tree } from '../mutant.ts'

interface Named {
  readonly kind: string
  readonly mutation: Mutation
}

/** Every id that names something, misspelt where it is named; a few of each kind of reference. */
export const referenceKinds: readonly Kind[] = [
  {
    id: 'reference-misspelt',
    most: 36,
    mutate: (tree) =>
      [...Map.groupBy(misspeltReferences(tree), ({ kind }) => kind).values()].flatMap((own) =>
        spread(own, 4).map(({ mutation }) => mutation),
      ),
  },
]

const misspeltReferences = (tree: Tree): readonly Named[] =>
  [...tree].flatMap(([file, value]) => {
    const kind = fileKind(file)
    return (kind === undefined ? [] : referencesIn(kind, value)).map((reference): Named => {
      const { id, pointer, isKey } = reference
      const steps = parsePointer(pointer).map((step) => (/^\d+$/.test(step) ? Number(step) : step))
      const says = `${reference.kind} ${id} is misspelt`
      const wrong = misspelt(id)
      if (!isKey)
        return { kind: reference.kind, mutation: changing(tree, { file, steps, says }, () => wrong) }
      const holder = steps.slice(0, -1)
      const renamed = changing(tree, { file, steps: holder, says }, (object) =>
        Object.fromEntries(
          Object.entries(object ?? {}).map(([key, child]) => [key === id ? wrong : key, child]),
        ),
      )
      return { kind: `key ${reference.kind}`, mutation: { ...renamed, steps: [...holder, wrong] } }
    })
  })
