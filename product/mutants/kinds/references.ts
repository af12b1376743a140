import { fileKind, loadProject, parsePointer } from '#source'
import { referencesIn } from '../../../tools/lint/references/references.ts'
import { misspelt, spread, withKeyMisspelt } from '../edit.ts'
import type { JsonTree, Kind, Mutation } from '../mutant.ts'
import { placeAt } from '../place.ts'

interface Named {
  readonly kind: string
  readonly mutation: Mutation
}

/** Misspells ids where they are referenced; a few for each kind of reference. */
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

const misspeltReferences = (tree: JsonTree): readonly Named[] =>
  [...tree].flatMap(([file, value]) => {
    const ownKind = fileKind(file)
    return (ownKind === undefined ? [] : referencesIn(ownKind, value, loadProject())).map(
      ({ kind, id, pointer, isKey }): Named => {
        const steps = parsePointer(pointer).map((step) => (/^\d+$/.test(step) ? Number(step) : step))
        const says = `${kind} ${id} is misspelt`
        if (!isKey) return { kind, mutation: placeAt(tree, file, steps).set([], misspelt(id), says) }
        const holder = placeAt(tree, file, steps.slice(0, -1))
        const mutation = holder.set([], withKeyMisspelt(holder.object, id), says)
        return { kind: `key ${kind}`, mutation: { ...mutation, steps: [...holder.steps, misspelt(id)] } }
      },
    )
  })
