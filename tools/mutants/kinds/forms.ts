import { asJsonObject, asStrings } from '#source'
import { changing, entriesAt, misspelt, removing, setting } from '../edit.ts'
import type { Kind, Mutation, Steps, Tree } from '../mutant.ts'

interface Field {
  readonly tree: Tree
  readonly file: string
  readonly id: string
  readonly value: ReturnType<typeof asJsonObject>
}

const formsOf = (tree: Tree): readonly string[] =>
  [...tree.keys()].filter((file) => file.startsWith('flows/forms/'))

const toEach =
  (mutate: (field: Field) => readonly Mutation[]): Kind['mutate'] =>
  (tree) =>
    formsOf(tree).flatMap((file) =>
      entriesAt(tree, file, 'fields').flatMap(([id, value]) =>
        mutate({ tree, file, id, value: asJsonObject(value) }),
      ),
    )

const without = (key: string): Kind['mutate'] =>
  toEach(({ tree, file, id, value }) =>
    value[key] === undefined ? [] : [removing(tree, file, ['fields', id, key], `${id} has no ${key}`)],
  )

/** What is done to each property of the schema of each form. */
const toEachProperty =
  (
    mutate: (place: {
      tree: Tree
      file: string
      id: string
      steps: Steps
      value: ReturnType<typeof asJsonObject>
    }) => readonly Mutation[],
  ): Kind['mutate'] =>
  (tree) =>
    formsOf(tree).flatMap((file) =>
      entriesAt(tree, file, 'schema', 'properties').flatMap(([id, value]) =>
        mutate({ tree, file, id, steps: ['schema', 'properties', id], value: asJsonObject(value) }),
      ),
    )

export const formKinds: readonly Kind[] = [
  { id: 'field-label-removed', most: 3, mutate: without('label') },
  { id: 'field-class-removed', most: 3, mutate: without('class') },
  { id: 'field-autocomplete-removed', most: 5, mutate: without('autocomplete') },
  { id: 'field-input-mode-removed', most: 3, mutate: without('inputMode') },
  { id: 'field-options-removed', most: 3, mutate: without('options') },
  {
    id: 'field-removed',
    most: 4,
    mutate: toEach(({ tree, file, id }) => [
      removing(tree, file, ['fields', id], `the field ${id} is taken away`),
    ]),
  },
  {
    id: 'field-option-dropped',
    most: 4,
    mutate: toEach(({ tree, file, id, value: { options } }) =>
      Array.isArray(options)
        ? options.map((option, index) =>
            removing(
              tree,
              file,
              ['fields', id, 'options', index],
              `${id} cannot be ${JSON.stringify(asJsonObject(option).value)}`,
            ),
          )
        : [],
    ),
  },
  {
    id: 'field-option-misspelt',
    most: 3,
    mutate: toEach(({ tree, file, id, value: { options } }) =>
      (Array.isArray(options) ? options : []).flatMap((option, index) => {
        const { value } = asJsonObject(option)
        return typeof value === 'string'
          ? [
              setting(
                tree,
                file,
                ['fields', id, 'options', index, 'value'],
                misspelt(value),
                `the option ${value} of ${id} is misspelt`,
              ),
            ]
          : []
      }),
    ),
  },
  {
    id: 'field-widget-misspelt',
    most: 3,
    mutate: toEach(({ tree, file, id, value: { widget } }) => [
      setting(
        tree,
        file,
        ['fields', id, 'widget'],
        misspelt(String(widget)),
        `the widget of ${id} is misspelt`,
      ),
    ]),
  },
  {
    id: 'property-removed',
    most: 5,
    mutate: toEachProperty(({ tree, file, id, steps }) => [
      removing(tree, file, steps, `${id} is not in the schema`),
    ]),
  },
  {
    id: 'property-required-dropped',
    most: 5,
    mutate: (tree) =>
      formsOf(tree).flatMap((file) =>
        asStrings(asJsonObject(asJsonObject(tree.get(file)).schema).required).map((id, index) =>
          removing(tree, file, ['schema', 'required', index], `${id} is not required`),
        ),
      ),
  },
  {
    id: 'property-enum-fewer',
    most: 3,
    mutate: toEachProperty(({ tree, file, id, steps, value }) =>
      asStrings(value.enum).map((each, index) =>
        removing(tree, file, [...steps, 'enum', index], `${id} refuses ${each}`),
      ),
    ),
  },
  {
    id: 'property-format-misspelt',
    most: 3,
    mutate: toEachProperty(({ tree, file, id, steps, value }) =>
      typeof value.format === 'string'
        ? [
            setting(
              tree,
              file,
              [...steps, 'format'],
              misspelt(value.format),
              `the format of ${id} is misspelt`,
            ),
          ]
        : [],
    ),
  },
  {
    id: 'property-type-other',
    most: 3,
    mutate: toEachProperty(({ tree, file, id, steps, value }) =>
      typeof value.type === 'string'
        ? [
            changing(tree, { file, steps: [...steps, 'type'], says: `${id} is of another type` }, () =>
              value.type === 'boolean' ? 'string' : 'boolean',
            ),
          ]
        : [],
    ),
  },
]
