import { asJsonObject, asStrings } from '#source'
import { removing, setting } from '../edit.ts'
import type { Kind, Mutation, Tree } from '../mutant.ts'
import { journey } from './files.ts'

const dropped = (tree: Tree, file: string, key: string): readonly Mutation[] =>
  asStrings(asJsonObject(tree.get(file))[key]).map((id, index) =>
    removing(tree, file, [key, index], `${id} is dropped from \`${key}\``),
  )

const doubled = (tree: Tree, file: string, key: string): readonly Mutation[] => {
  const ids = asStrings(asJsonObject(tree.get(file))[key])
  return ids.map((id) => setting(tree, file, [key], [...ids, id], `${id} stands twice in \`${key}\``))
}

const forms = (tree: Tree): readonly string[] =>
  [...tree.keys()].filter((file) => file.startsWith('flows/forms/'))

export const orderKinds: readonly Kind[] = [
  { id: 'trigger-order-drops', most: 4, mutate: (tree) => dropped(tree, journey, 'triggerOrder') },
  {
    id: 'trigger-order-swapped',
    most: 5,
    mutate: (tree) => {
      const order = asStrings(asJsonObject(tree.get(journey)).triggerOrder)
      return order.slice(1).map((event, index) => {
        const before = order[index] ?? ''
        const swapped = order.map((each) => (each === event ? before : each === before ? event : each))
        return setting(tree, journey, ['triggerOrder'], swapped, `${event} is tried before ${before}`)
      })
    },
  },
  {
    id: 'disclosure-order-drops',
    most: 3,
    mutate: (tree) => dropped(tree, 'flows/disclosures.json', 'order'),
  },
  {
    id: 'registration-order-drops',
    most: 3,
    mutate: (tree) => dropped(tree, 'flows/registration.json', 'order'),
  },
  {
    id: 'registration-groups-drop',
    most: 3,
    mutate: (tree) => dropped(tree, 'flows/registration.json', 'groupOrder'),
  },
  { id: 'progress-order-drops', most: 3, mutate: (tree) => dropped(tree, 'flows/progress.json', 'order') },
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
      ...doubled(tree, 'flows/registration.json', 'order').slice(0, 3),
      ...doubled(tree, 'flows/disclosures.json', 'order').slice(0, 2),
      ...doubled(tree, 'flows/progress.json', 'order').slice(0, 2),
      ...forms(tree)
        .flatMap((file) => doubled(tree, file, 'order'))
        .slice(0, 2),
    ],
  },
  {
    id: 'registration-reversed',
    most: 1,
    mutate: (tree) => {
      const order = asStrings(asJsonObject(tree.get('flows/registration.json')).order)
      return [
        setting(
          tree,
          'flows/registration.json',
          ['order'],
          order.toReversed(),
          'registration runs backwards',
        ),
      ]
    },
  },
]
