import type { Json } from '#engine'
import { type FieldPath, fieldEnums, fields, fieldTypes } from '#generated/fields'
import { asJsonObject, asStrings, isJsonObject } from '#source'
import { another, changing, misspelt, placesIn, removing, setting } from '../edit.ts'
import type { Kind, Mutation, Steps, Tree } from '../mutant.ts'
import { journey, pages, predicates, process, serverStates } from './files.ts'

interface Placed {
  readonly tree: Tree
  readonly file: string
  readonly steps: Steps
  readonly value: Json
}

/** What is done to each condition by which something is decided; what process events give is told to the prover only. */
const toEach =
  (mutate: (condition: Placed) => readonly Mutation[]): Kind['mutate'] =>
  (tree) =>
    [predicates, journey, serverStates, pages, process].flatMap((file) =>
      [...placesIn(tree.get(file) ?? null)]
        .filter(
          ({ steps }) =>
            !['effects', 'begin', 'anytime', 'meanwhile'].includes(String(steps[0])) &&
            !steps.includes('needs'),
        )
        .flatMap(({ steps, value }) => mutate({ tree, file, steps, value })),
    )

const toEachLeaf = (mutate: (leaf: Leaf) => readonly Mutation[]): Kind['mutate'] =>
  toEach((placed) => {
    const leaf = asJsonObject(placed.value)
    const field = leaf.field
    return typeof field === 'string' && Object.hasOwn(fields, field)
      ? mutate({ ...placed, leaf, field: field as FieldPath })
      : []
  })

interface Leaf extends Placed {
  readonly leaf: ReturnType<typeof asJsonObject>
  readonly field: FieldPath
}

/** Whether conditions stand in the array at a place. */
const isGroup = (steps: Steps, key: 'all' | 'any'): boolean => steps.at(-1) === key
const nameOf = (steps: Steps): string => steps.slice(0, 2).join('/')

const droppedFrom = (key: 'all' | 'any'): Kind['mutate'] =>
  toEach(({ tree, file, steps, value }) =>
    isGroup(steps, key) && Array.isArray(value) && value.length > 1
      ? value.map((part, index) =>
          removing(
            tree,
            file,
            [...steps, index],
            `${nameOf(steps)} does not ask for ${JSON.stringify(part)}`,
          ),
        )
      : [],
  )

export const conditionKinds: readonly Kind[] = [
  {
    id: 'condition-negated',
    most: 9,
    mutate: toEach(({ tree, file, steps, value }) => {
      const isNamed = file === predicates && steps.length === 2
      const isWhen = steps.at(-1) === 'when' || steps.at(-1) === 'visitWhen'
      if (!isNamed && !isWhen) return []
      return [setting(tree, file, steps, { not: value }, `${nameOf(steps)} is negated`)]
    }),
  },
  { id: 'condition-all-drops', most: 8, mutate: droppedFrom('all') },
  { id: 'condition-any-drops', most: 5, mutate: droppedFrom('any') },
  {
    id: 'condition-all-becomes-any',
    most: 4,
    mutate: toEach(({ tree, file, steps, value }) => {
      const { all } = asJsonObject(value)
      return all === undefined
        ? []
        : [setting(tree, file, steps, { any: all }, `${nameOf(steps)}: any instead of all`)]
    }),
  },
  {
    id: 'condition-any-becomes-all',
    most: 3,
    mutate: toEach(({ tree, file, steps, value }) => {
      const { any } = asJsonObject(value)
      return any === undefined
        ? []
        : [setting(tree, file, steps, { all: any }, `${nameOf(steps)}: all instead of any`)]
    }),
  },
  {
    id: 'leaf-flipped',
    most: 5,
    mutate: toEachLeaf(({ tree, file, steps, leaf }) =>
      typeof leaf.equals === 'boolean'
        ? [
            setting(
              tree,
              file,
              [...steps, 'equals'],
              !leaf.equals,
              `${nameOf(steps)} asks for ${!leaf.equals}`,
            ),
          ]
        : [],
    ),
  },
  {
    id: 'leaf-other-value',
    most: 6,
    mutate: toEachLeaf(({ tree, file, steps, leaf, field }) => {
      const other = another(fieldEnums[field] ?? [], String(leaf.equals))
      return typeof leaf.equals !== 'string' || other === undefined
        ? []
        : [setting(tree, file, [...steps, 'equals'], other, `${nameOf(steps)} asks for ${other}`)]
    }),
  },
  {
    id: 'leaf-value-more',
    most: 4,
    mutate: toEachLeaf(({ tree, file, steps, leaf, field }) => {
      const known = asStrings(leaf.in)
      const more = (fieldEnums[field] ?? []).find((value) => !known.includes(value))
      return leaf.in === undefined || more === undefined
        ? []
        : [setting(tree, file, [...steps, 'in'], [...known, more], `${nameOf(steps)} takes ${more} too`)]
    }),
  },
  {
    id: 'leaf-value-fewer',
    most: 5,
    mutate: toEachLeaf(({ tree, file, steps, leaf }) =>
      (['in', 'includesAny'] as const).flatMap((key) =>
        asStrings(leaf[key]).length < 2
          ? []
          : asStrings(leaf[key]).map((value, index) =>
              removing(tree, file, [...steps, key, index], `${nameOf(steps)} does not take ${value}`),
            ),
      ),
    ),
  },
  {
    id: 'leaf-enum-misspelt',
    most: 5,
    mutate: toEachLeaf(({ tree, file, steps, leaf, field }) =>
      typeof leaf.equals === 'string' && fieldEnums[field] !== undefined
        ? [setting(tree, file, [...steps, 'equals'], misspelt(leaf.equals), `${leaf.equals} is misspelt`)]
        : asStrings(leaf.in).map((value, index) =>
            setting(tree, file, [...steps, 'in', index], misspelt(value), `${value} is misspelt`),
          ),
    ),
  },
  {
    id: 'leaf-field-misspelt',
    most: 5,
    mutate: toEachLeaf(({ tree, file, steps, field }) => [
      setting(tree, file, [...steps, 'field'], misspelt(field), `${field} is misspelt`),
    ]),
  },
  {
    id: 'leaf-operator-misspelt',
    most: 3,
    mutate: toEachLeaf(({ tree, file, steps, leaf }) => {
      const [operator = '', value = null] = Object.entries(leaf).find(([key]) => key !== 'field') ?? []
      return [
        setting(
          tree,
          file,
          steps,
          { field: leaf.field ?? '', [misspelt(operator)]: value },
          `${operator} is misspelt`,
        ),
      ]
    }),
  },
  {
    id: 'leaf-operator-of-other-type',
    most: 4,
    mutate: toEachLeaf(({ tree, file, steps, leaf, field }) => {
      const wrong = fieldTypes[field] === 'number' ? { startsWith: 'A' } : { gt: 3 }
      return [
        setting(
          tree,
          file,
          steps,
          { field: leaf.field ?? '', ...wrong },
          `${field} is compared as it cannot be`,
        ),
      ]
    }),
  },
  {
    id: 'leaf-value-of-other-type',
    most: 3,
    mutate: toEachLeaf(({ tree, file, steps, leaf }) =>
      leaf.equals === undefined
        ? []
        : [
            setting(
              tree,
              file,
              [...steps, 'equals'],
              typeof leaf.equals === 'boolean' ? String(leaf.equals) : true,
              `${nameOf(steps)} compares with another type`,
            ),
          ],
    ),
  },
  {
    id: 'leaf-bound-moved',
    most: 3,
    mutate: toEachLeaf(({ tree, file, steps, leaf }) =>
      (['gt', 'gte', 'lt', 'lte'] as const).flatMap((operator) =>
        typeof leaf[operator] === 'number'
          ? [setting(tree, file, [...steps, operator], -1_000_000, `${nameOf(steps)}: ${operator} -1000000`)]
          : [],
      ),
    ),
  },
  {
    id: 'variant-dropped',
    most: 5,
    mutate: toEach(({ tree, file, steps, value }) =>
      isChoice(value)
        ? value.map((_, index) =>
            removing(tree, file, [...steps, index], `a variant of ${nameOf(steps)} is dropped`),
          )
        : [],
    ),
  },
  {
    id: 'variants-reversed',
    most: 4,
    mutate: toEach(({ tree, file, steps, value }) =>
      isChoice(value)
        ? [
            changing(tree, { file, steps, says: `the variants of ${nameOf(steps)} are reversed` }, () =>
              value.toReversed(),
            ),
          ]
        : [],
    ),
  },
]

const isChoice = (value: Json): value is readonly Json[] =>
  Array.isArray(value) &&
  value.length > 1 &&
  value.some(
    (variant) => isJsonObject(variant) && variant.when !== undefined && variant.submission === undefined,
  )
