import { asStrings, loadProject, type Project } from '#source'
import { another, misspelt } from '../edit.ts'
import type { Kind, Mutation } from '../mutant.ts'
import type { MutantPlace } from '../place.ts'
import { nameOf, toEachCondition } from './conditions.ts'

interface Leaf extends MutantPlace {
  readonly field: string
  readonly project: Project
  /** Name of the entry that contains it. */
  readonly name: string
}

/** Applies a mistake to each condition that compares one field. */
const toEachLeaf = (mutate: (leaf: Leaf) => readonly Mutation[] | Mutation | undefined): Kind['mutate'] =>
  toEachCondition((place) => {
    const { field } = place.object
    const project = loadProject()
    return typeof field === 'string' && Object.hasOwn(project.fields, field)
      ? mutate({ ...place, field, project, name: nameOf(place.steps) })
      : undefined
  })

export const leafKinds: readonly Kind[] = [
  {
    id: 'leaf-flipped',
    most: 5,
    mutate: toEachLeaf(({ object: { equals }, name, set }) =>
      typeof equals === 'boolean' ? set(['equals'], !equals, `${name} asks for ${!equals}`) : undefined,
    ),
  },
  {
    id: 'leaf-other-value',
    most: 6,
    mutate: toEachLeaf(({ object: { equals }, field, project, name, set }) => {
      const other = another(project.values[field] ?? [], String(equals))
      return typeof equals === 'string' && other !== undefined
        ? set(['equals'], other, `${name} asks for ${other}`)
        : undefined
    }),
  },
  {
    id: 'leaf-value-more',
    most: 4,
    mutate: toEachLeaf(({ object, field, project, name, set }) => {
      const known = asStrings(object.in)
      const more = (project.values[field] ?? []).find((value) => !known.includes(value))
      return object.in === undefined || more === undefined
        ? undefined
        : set(['in'], [...known, more], `${name} takes ${more} too`)
    }),
  },
  {
    id: 'leaf-value-fewer',
    most: 5,
    mutate: toEachLeaf(({ object, name, remove }) =>
      (['in', 'includesAny'] as const).flatMap((key) => {
        const values = asStrings(object[key])
        return values.length < 2
          ? []
          : values.map((value, index) => remove([key, index], `${name} does not take ${value}`))
      }),
    ),
  },
  {
    id: 'leaf-enum-misspelt',
    most: 5,
    mutate: toEachLeaf(({ object, field, project, set }) =>
      typeof object.equals === 'string' && project.values[field] !== undefined
        ? set(['equals'], misspelt(object.equals), `${object.equals} is misspelt`)
        : asStrings(object.in).map((value, index) =>
            set(['in', index], misspelt(value), `${value} is misspelt`),
          ),
    ),
  },
  {
    id: 'leaf-field-misspelt',
    most: 5,
    mutate: toEachLeaf(({ field, set }) => set(['field'], misspelt(field), `${field} is misspelt`)),
  },
  {
    id: 'leaf-operator-misspelt',
    most: 3,
    mutate: toEachLeaf(({ object, field, set }) => {
      const [operator = '', value = null] = Object.entries(object).find(([key]) => key !== 'field') ?? []
      return set([], { field, [misspelt(operator)]: value }, `${operator} is misspelt`)
    }),
  },
  {
    id: 'leaf-operator-of-other-type',
    most: 4,
    mutate: toEachLeaf(({ field, project, set }) => {
      const wrong = project.types[field] === 'number' ? { startsWith: 'A' } : { gt: 3 }
      return set([], { field, ...wrong }, `${field} is compared as it cannot be`)
    }),
  },
  {
    id: 'leaf-value-of-other-type',
    most: 3,
    mutate: toEachLeaf(({ object: { equals }, name, set }) => {
      const other = typeof equals === 'boolean' ? String(equals) : true
      return equals === undefined ? undefined : set(['equals'], other, `${name} compares with another type`)
    }),
  },
  {
    id: 'leaf-bound-moved',
    most: 3,
    mutate: toEachLeaf(({ object, name, set }) =>
      (['gt', 'gte', 'lt', 'lte'] as const).flatMap((operator) =>
        typeof object[operator] === 'number'
          ? set([operator], -1_000_000, `${name}: ${operator} -1000000`)
          : [],
      ),
    ),
  },
]
