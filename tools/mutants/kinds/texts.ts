import type { Json } from '#engine'
import { asJsonObject } from '#source'
import { entriesAt, removing, setting } from '../edit.ts'
import type { Kind, Mutation, Tree } from '../mutant.ts'

const textOf = (value: Json | undefined): string => JSON.stringify(value, null, 2)

/** The text of a file with a line after the one that begins an entry. */
function afterKey(tree: Tree, file: string, map: string, key: string, line: string): Mutation {
  const lines = textOf(tree.get(file)).split('\n')
  const top = lines.findIndex((each) => each.startsWith(`  "${map}": {`))
  const at = lines.findIndex((each, index) => index > top && each.startsWith(`    "${key}":`))
  return {
    file,
    steps: [map, key],
    says: `"${key}" stands twice`,
    becomes: { text: [...lines.slice(0, at), line, ...lines.slice(at)].join('\n') },
  }
}

const maps = [
  ['flows/journey.json', 'transitions'],
  ['flows/predicates.json', 'predicates'],
  ['flows/server-states.json', 'states'],
  ['flows/pages.json', 'pages'],
  ['flows/process.json', 'effects'],
  ['flows/disclosures.json', 'disclosures'],
] as const

export const textKinds: readonly Kind[] = [
  {
    id: 'key-doubled',
    most: 6,
    mutate: (tree) =>
      maps.flatMap(([file, map]) =>
        entriesAt(tree, file, map)
          .slice(1, 4)
          .map(([key, value]) => afterKey(tree, file, map, key, `    "${key}": ${JSON.stringify(value)},`)),
      ),
  },
  {
    id: 'text-cut-short',
    most: 3,
    mutate: (tree) =>
      [...tree].map(([file, value]) => ({
        file,
        steps: [],
        says: 'the file ends in the middle',
        becomes: { text: textOf(value).slice(0, -40) },
      })),
  },
  {
    id: 'comma-missing',
    most: 3,
    mutate: (tree) =>
      [...tree].map(([file, value]) => ({
        file,
        steps: [],
        says: 'a comma is missing',
        becomes: { text: textOf(value).replace(',\n', '\n') },
      })),
  },
  {
    id: 'key-unknown',
    most: 3,
    mutate: (tree) =>
      maps.flatMap(([file, map]) =>
        entriesAt(tree, file, map)
          .slice(0, 2)
          .map(([key, value]) =>
            setting(
              tree,
              file,
              [map, key],
              { ...asJsonObject(value), colour: 'red' },
              `${key} has a key that means nothing`,
            ),
          ),
      ),
  },
  {
    id: 'limit-removed',
    most: 4,
    mutate: (tree) =>
      entriesAt(tree, 'flows/limits.json', 'limits').map(([id]) =>
        removing(tree, 'flows/limits.json', ['limits', id], `the limit ${id} is taken away`),
      ),
  },
  {
    id: 'limits-crossed',
    most: 3,
    mutate: (tree) =>
      entriesAt(tree, 'flows/limits.json', 'limits').flatMap(([id, value]) =>
        Object.entries(asJsonObject(value)).flatMap(([key, max]) =>
          key.startsWith('min') &&
          typeof max === 'number' &&
          asJsonObject(value)[key.replace('min', 'max')] !== undefined
            ? [
                setting(
                  tree,
                  'flows/limits.json',
                  ['limits', id, key],
                  999_999_999,
                  `the least of ${id} is above its most`,
                ),
              ]
            : [],
        ),
      ),
  },
  {
    id: 'limit-negative',
    most: 3,
    mutate: (tree) =>
      entriesAt(tree, 'flows/limits.json', 'limits').flatMap(([id, value]) => {
        const [key = ''] = Object.keys(asJsonObject(value))
        return [setting(tree, 'flows/limits.json', ['limits', id, key], -1, `${id} is below nothing`)]
      }),
  },
  {
    id: 'disclosure-page-removed',
    most: 2,
    mutate: (tree) =>
      entriesAt(tree, 'flows/disclosures.json', 'disclosures').flatMap(([id, value]) =>
        asJsonObject(value).pages === undefined
          ? []
          : [
              removing(
                tree,
                'flows/disclosures.json',
                ['disclosures', id, 'pages'],
                `${id} is due on no page`,
              ),
            ],
      ),
  },
  {
    id: 'condition-action-other',
    most: 3,
    mutate: (tree) =>
      entriesAt(tree, 'flows/conditions.json', 'categories').map(([id, value]) =>
        setting(
          tree,
          'flows/conditions.json',
          ['categories', id, 'action'],
          asJsonObject(value).action === 'upload' ? 'identity' : 'upload',
          `${id} asks for something else`,
        ),
      ),
  },
  {
    id: 'condition-removed',
    most: 3,
    mutate: (tree) =>
      entriesAt(tree, 'flows/conditions.json', 'categories').map(([id]) =>
        removing(tree, 'flows/conditions.json', ['categories', id], `the category ${id} is taken away`),
      ),
  },
]
