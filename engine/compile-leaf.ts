import type { Context } from '#generated/context'
import { type Field, fields } from '#generated/fields'
import { nearestHint } from './nearest.ts'
import { at, fail, type Place } from './place.ts'
import type { Leaf } from './source.ts'

export type Predicate = (context: Context) => boolean

export type Operator = Exclude<keyof Leaf, 'field'>

export interface CompiledLeaf {
  readonly test: Predicate
  /** Answers for every context, so that its negation can't hold merely because something is absent. */
  readonly total: boolean
}

const table: Readonly<Record<string, Field>> = fields

export function compileLeaf(leaf: Leaf, place: Place): CompiledLeaf {
  const field = findField(leaf.field, place)
  const [operator, value] = operatorOf(leaf, place)
  checkOperator(field, operator, value, at(place, operator))
  const ofList = field.item !== undefined
  return {
    test: ofList ? testList(field, field.item, operator, value) : testValue(field.get, operator, value),
    total: ofList || operator === 'exists' || field.default !== undefined,
  }
}

export function findField(id: string, place: Place): Field {
  if (Object.hasOwn(table, id)) {
    const field = table[id]
    if (field !== undefined) return field
  }
  return fail(
    'UNKNOWN_FIELD',
    `there is no field '${id}' in the context${nearestHint(id, Object.keys(table))}.`,
    at(place, 'field'),
  )
}

export function operatorOf(leaf: Leaf, place: Place): readonly [Operator, unknown] {
  const [entry, ...more] = Object.entries(leaf).filter(([key]) => key !== 'field')
  if (entry === undefined || more.length > 0 || !isOperator(entry[0]))
    return fail(
      'WRONG_OPERATOR',
      `a condition on '${leaf.field}' has exactly one operator of ${operators.join(', ')}.`,
      place,
    )
  return [entry[0], entry[1]]
}

const listOperators: readonly Operator[] = ['exists', 'includes', 'includesAny']
const orderOperators: readonly Operator[] = ['gt', 'gte', 'lt', 'lte']
const operators: readonly Operator[] = ['equals', 'in', 'startsWith', ...listOperators, ...orderOperators]

const isOperator = (key: string): key is Operator => operators.some((operator) => operator === key)

function checkOperator(field: Field, operator: Operator, value: unknown, place: Place): void {
  const needsList = operator === 'includes' || operator === 'includesAny'
  const wrong =
    (needsList && field.item === undefined) ||
    (field.item !== undefined && !listOperators.includes(operator)) ||
    (orderOperators.includes(operator) && field.type !== 'number') ||
    (operator === 'startsWith' && field.type !== 'string') ||
    (operator === 'exists' && field.default !== undefined)
  if (wrong) fail('WRONG_OPERATOR', `'${operator}' doesn't suit ${describe(field)}.`, place)
  const listed = operator === 'in' || operator === 'includesAny'
  const values: readonly unknown[] = listed ? (Array.isArray(value) ? value : [undefined]) : [value]
  const type = operator === 'exists' ? 'boolean' : field.type
  for (const each of values)
    if (typeof each !== type)
      fail('WRONG_VALUE', `'${operator}' needs ${listed ? 'a list of ' : 'a '}${type} here.`, place)
}

const describe = (field: Field): string =>
  field.item !== undefined
    ? 'a list'
    : `a ${field.type}${field.default === undefined ? '' : ` that is never absent (its default is ${JSON.stringify(field.default)})`}`

function testValue(get: Field['get'], operator: Operator, value: unknown): Predicate {
  switch (operator) {
    case 'equals':
      return (context) => get(context) === value
    case 'in':
      return testIn(get, Array.isArray(value) ? value : [])
    case 'exists':
      return (context) => isPresent(get(context)) === value
    case 'startsWith':
      return (context) => {
        const found = get(context)
        return typeof found === 'string' && found.startsWith(String(value))
      }
    default:
      return testOrder(get, operator, Number(value))
  }
}

function testIn(get: Field['get'], values: readonly unknown[]): Predicate {
  const [first, second, ...more] = values
  if (more.length === 0 && values.length === 2)
    return (context) => {
      const found = get(context)
      return found === first || found === second
    }
  return (context) => values.includes(get(context))
}

function testOrder(get: Field['get'], operator: Operator, limit: number): Predicate {
  const compare = orders[operator] ?? (() => false)
  return (context) => {
    const found = get(context)
    return typeof found === 'number' && compare(found, limit)
  }
}

const orders: { readonly [operator in Operator]?: (found: number, limit: number) => boolean } = {
  gt: (found, limit) => found > limit,
  gte: (found, limit) => found >= limit,
  lt: (found, limit) => found < limit,
  lte: (found, limit) => found <= limit,
}

/** An absent list is an empty one. */
function testList(field: Field, item: string, operator: Operator, value: unknown): Predicate {
  if (operator === 'exists') return (context) => some(field.get(context), item, isPresent) === value
  const wanted: readonly unknown[] = Array.isArray(value) ? value : [value]
  const isWanted = (found: unknown): boolean => wanted.includes(found)
  return (context) => some(field.get(context), item, isWanted)
}

function some(list: unknown, item: string, test: (value: unknown) => boolean): boolean {
  if (!Array.isArray(list)) return false
  for (let index = 0; index < list.length; index++) if (test(list[index]?.[item])) return true
  return false
}

const isPresent = (value: unknown): boolean => value !== undefined && value !== null
