import { Engine, type NestedCondition, type TopLevelCondition } from 'json-rules-engine'
import { fields } from '#generated/fields'
import { type PlainCondition, type PlainLeaf, sixConditions } from './six-triggers.ts'

const engine = new Engine([], { allowUndefinedFacts: true })
engine.addOperator('present', (found: unknown) => found !== undefined && found !== null)
engine.addOperator('oneOf', (found: unknown, wanted: readonly unknown[]) => wanted.includes(found))
engine.addOperator(
  'holdsOneOf',
  (found: unknown, wanted: readonly unknown[]) =>
    Array.isArray(found) && found.some((each) => wanted.includes(each)),
)
for (const [index, [event, condition]] of sixConditions.entries())
  engine.addRule({
    conditions: topLevel(condition),
    event: { type: event },
    priority: sixConditions.length - index,
  })
engine.on('success', () => engine.stop())

/** Finds which of the six triggers fires, with json-rules-engine. */
export const triggerByJsonRules = async (context: object): Promise<string | undefined> =>
  (await engine.run({ ...context })).events[0]?.type

function topLevel(condition: PlainCondition): TopLevelCondition {
  if ('all' in condition) return { all: condition.all.map(nested) }
  if ('any' in condition) return { any: condition.any.map(nested) }
  return 'not' in condition ? { not: nested(condition.not) } : { all: [convertLeaf(condition)] }
}

function nested(condition: PlainCondition): NestedCondition {
  return 'field' in condition ? convertLeaf(condition) : topLevel(condition)
}

function convertLeaf({ field, operator, value }: PlainLeaf): NestedCondition {
  const [fact = '', ...keys] = field.split('.')
  const path = `$.${keys.join('.').replace('[]', '[*]')}`
  if (operator === 'exists') return { fact, path, operator: 'present', value: true }
  if (operator === 'gt') return { fact, path, operator: 'greaterThan', value }
  const wanted = [value].flat()
  if (field.includes('[]')) return { fact, path, operator: 'holdsOneOf', value: wanted }
  const preset = Object.entries(fields).find(([id]) => id === field)?.[1].default
  return { fact, path, operator: 'oneOf', value: wanted.includes(preset) ? [...wanted, undefined] : wanted }
}
