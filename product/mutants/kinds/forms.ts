import { asJsonObject, asStrings } from '#source'
import { misspelt } from '../edit.ts'
import type { Kind } from '../mutant.ts'
import { entriesOf, placeAt, toEach, without } from '../place.ts'
import { filesBelow } from './files.ts'

const toEachField = toEach((tree) =>
  filesBelow(tree, 'flows/forms/').flatMap((file) => entriesOf(tree, file, 'fields')),
)

const toEachSchema = toEach((tree) =>
  filesBelow(tree, 'flows/forms/').map((file) => placeAt(tree, file, ['schema'])),
)

const toEachProperty = toEach((tree) =>
  filesBelow(tree, 'flows/forms/').flatMap((file) => entriesOf(tree, file, 'schema', 'properties')),
)

export const formKinds: readonly Kind[] = [
  { id: 'field-label-removed', most: 3, mutate: without(toEachField, 'label') },
  { id: 'field-class-removed', most: 3, mutate: without(toEachField, 'class') },
  { id: 'field-autocomplete-removed', most: 5, mutate: without(toEachField, 'autocomplete') },
  { id: 'field-input-mode-removed', most: 3, mutate: without(toEachField, 'inputMode') },
  { id: 'field-options-removed', most: 3, mutate: without(toEachField, 'options') },
  {
    id: 'field-removed',
    most: 4,
    mutate: toEachField(({ id, remove }) => remove([], `the field ${id} is taken away`)),
  },
  {
    id: 'field-option-dropped',
    most: 4,
    mutate: toEachField(({ id, object: { options }, remove }) =>
      Array.isArray(options)
        ? options.map((option, index) =>
            remove(['options', index], `${id} cannot be ${JSON.stringify(asJsonObject(option).value)}`),
          )
        : undefined,
    ),
  },
  {
    id: 'field-option-misspelt',
    most: 3,
    mutate: toEachField(({ id, object: { options }, set }) =>
      (Array.isArray(options) ? options : []).flatMap((option, index) => {
        const { value } = asJsonObject(option)
        return typeof value === 'string'
          ? set(['options', index, 'value'], misspelt(value), `the option ${value} of ${id} is misspelt`)
          : []
      }),
    ),
  },
  {
    id: 'field-widget-misspelt',
    most: 3,
    mutate: toEachField(({ id, object: { widget }, set }) =>
      set(['widget'], misspelt(String(widget)), `the widget of ${id} is misspelt`),
    ),
  },
  {
    id: 'property-removed',
    most: 5,
    mutate: toEachProperty(({ id, remove }) => remove([], `${id} is not in the schema`)),
  },
  {
    id: 'property-required-dropped',
    most: 5,
    mutate: toEachSchema(({ object, remove }) =>
      asStrings(object.required).map((id, index) => remove(['required', index], `${id} is not required`)),
    ),
  },
  {
    id: 'property-enum-fewer',
    most: 3,
    mutate: toEachProperty(({ id, object, remove }) =>
      asStrings(object.enum).map((each, index) => remove(['enum', index], `${id} refuses ${each}`)),
    ),
  },
  {
    id: 'property-format-misspelt',
    most: 3,
    mutate: toEachProperty(({ id, object: { format }, set }) =>
      typeof format === 'string'
        ? set(['format'], misspelt(format), `the format of ${id} is misspelt`)
        : undefined,
    ),
  },
  {
    id: 'property-type-other',
    most: 3,
    mutate: toEachProperty(({ id, object: { type }, set }) =>
      typeof type === 'string'
        ? set(['type'], type === 'boolean' ? 'string' : 'boolean', `${id} is of another type`)
        : undefined,
    ),
  },
]
