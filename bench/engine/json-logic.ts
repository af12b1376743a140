import jsonLogic from 'json-logic-js'
import { fields } from '#generated/fields'
import { type PlainCondition, type PlainLeaf, sixConditions } from './six-triggers.ts'

const rule = {
  if: sixConditions.flatMap(([event, condition]) => [convert(condition), event]),
}

/** Finds which of the six triggers fires, with json-logic-js. */
export const triggerByJsonLogic = (context: unknown): unknown => jsonLogic.apply(rule, context) ?? undefined

function convert(condition: PlainCondition): unknown {
  if ('all' in condition) return { and: condition.all.map(convert) }
  if ('any' in condition) return { or: condition.any.map(convert) }
  return 'not' in condition ? { '!': convert(condition.not) } : convertLeaf(condition)
}

function convertLeaf({ field, operator, value }: PlainLeaf): unknown {
  const [list = '', item = ''] = field.split('[].')
  const preset = Object.entries(fields).find(([id]) => id === field)?.[1].default
  const found = { var: preset === undefined ? field : [field, preset] }
  if (operator === 'equals') return { '===': [found, value] }
  if (operator === 'in') return { in: [found, value] }
  if (operator === 'gt') return { '>': [found, value] }
  if (operator === 'exists') return { '!=': [found, null] }
  return { some: [{ var: list }, { in: [{ var: item }, [value].flat()] }] }
}
