/** Condition as flows write it: a name, several joined ones, a negated one, or one field with one operator. */
export type Condition =
  | string
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | Leaf

export type Leaf = { readonly field: string } & Readonly<Partial<Record<Operator, unknown>>>

export const operators = {
  equals: 'is',
  in: 'is one of',
  exists: 'is there',
  gt: 'is above',
  gte: 'is at least',
  lt: 'is below',
  lte: 'is at most',
  includes: 'include',
  includesAny: 'include one of',
  startsWith: 'begins with',
} as const
export type Operator = keyof typeof operators

export const shapes = {
  name: 'a named condition',
  field: 'a field',
  all: 'all of',
  any: 'any of',
  not: 'not',
} as const
export type Shape = keyof typeof shapes

export const isShape = (text: string): text is Shape => Object.hasOwn(shapes, text)
export const isOperator = (text: string): text is Operator => Object.hasOwn(operators, text)

export function shapeOf(condition: Condition): Shape {
  if (typeof condition === 'string') return 'name'
  if ('all' in condition) return 'all'
  if ('any' in condition) return 'any'
  return 'not' in condition ? 'not' : 'field'
}

/** Condition of another shape that keeps what it can of the present one. */
export function reshape(
  condition: Condition,
  shape: Shape,
  first: { readonly name: string; readonly field: string },
): Condition {
  const parts = partsOf(condition)
  if (shape === 'all') return { all: parts }
  if (shape === 'any') return { any: parts }
  if (shape === 'not') return { not: parts.length === 1 && parts[0] !== undefined ? parts[0] : condition }
  const [only] = parts
  if (only !== undefined && shapeOf(only) === shape) return only
  return shape === 'name' ? first.name : { field: first.field, exists: true }
}

function partsOf(condition: Condition): readonly Condition[] {
  if (typeof condition === 'string') return [condition]
  if ('all' in condition) return condition.all
  if ('any' in condition) return condition.any
  return 'not' in condition ? [condition.not] : [condition]
}

export const operatorOf = (leaf: Leaf): Operator =>
  Object.keys(operators)
    .filter(isOperator)
    .find((each) => each in leaf) ?? 'exists'
