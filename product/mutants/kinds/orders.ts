import { asStrings } from '#source'
import type { JsonTree, Kind, Mutation } from '../mutant.ts'
import { placeAt } from '../place.ts'
import { disclosures, filesBelow, journey, progress, registration } from './files.ts'

const dropped = (tree: JsonTree, file: string, key: string): readonly Mutation[] => {
  const { value, remove } = placeAt(tree, file, [key])
  return asStrings(value).map((id, index) => remove([index], `${id} is dropped from \`${key}\``))
}

const doubled = (tree: JsonTree, file: string, key: string): readonly Mutation[] => {
  const { value, set } = placeAt(tree, file, [key])
  const ids = asStrings(value)
  return ids.map((id) => set([], [...ids, id], `${id} stands twice in \`${key}\``))
}

const forms = (tree: JsonTree): readonly string[] => filesBelow(tree, 'flows/forms/')

export const orderKinds: readonly Kind[] = [
  { id: 'trigger-order-drops', most: 4, mutate: (tree) => dropped(tree, journey, 'triggerOrder') },
  {
    id: 'trigger-order-swapped',
    most: 5,
    mutate: (tree) => {
      const { value, set } = placeAt(tree, journey, ['triggerOrder'])
      const order = asStrings(value)
      return order.slice(1).map((event, index) => {
        const before = order[index] ?? ''
        const swapped = order.map((each) => (each === event ? before : each === before ? event : each))
        return set([], swapped, `${event} is tried before ${before}`)
      })
    },
  },
  { id: 'disclosure-order-drops', most: 3, mutate: (tree) => dropped(tree, disclosures, 'order') },
  { id: 'registration-order-drops', most: 3, mutate: (tree) => dropped(tree, registration, 'order') },
  { id: 'registration-groups-drop', most: 3, mutate: (tree) => dropped(tree, registration, 'groupOrder') },
  { id: 'progress-order-drops', most: 3, mutate: (tree) => dropped(tree, progress, 'order') },
  {
    id: 'form-order-drops',
    most: 6,
    mutate: (tree) => forms(tree).flatMap((file) => dropped(tree, file, 'order')),
  },
  {
    id: 'order-doubled',
    most: 4,
    mutate: (tree) => [
      ...doubled(tree, journey, 'triggerOrder').slice(0, 3),
      ...doubled(tree, registration, 'order').slice(0, 3),
      ...doubled(tree, disclosures, 'order').slice(0, 2),
      ...doubled(tree, progress, 'order').slice(0, 2),
      ...forms(tree)
        .flatMap((file) => doubled(tree, file, 'order'))
        .slice(0, 2),
    ],
  },
  {
    id: 'registration-reversed',
    most: 1,
    mutate: (tree) => {
      const { value, set } = placeAt(tree, registration, ['order'])
      return [set([], asStrings(value).toReversed(), 'registration runs backwards')]
    },
  },
]
