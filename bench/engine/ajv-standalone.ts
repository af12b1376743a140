import { Ajv2020 } from 'ajv/dist/2020.js'
import standalone from 'ajv/dist/standalone/index.js'
import { fields } from '#generated/fields'
import { type PlainCondition, type PlainLeaf, sixConditions } from './six-triggers.ts'

/** Compiles the six triggers to validators, which is a build step with ajv. Returns a function that finds which of them fires. */
export async function createAjvTrigger(): Promise<(context: unknown) => string | undefined> {
  const ajv = new Ajv2020({ code: { source: true, esm: true }, strict: false })
  for (const [event, condition] of sixConditions) ajv.addSchema(convert(condition), event)
  const names = Object.fromEntries(sixConditions.map(([event]) => [event, event]))
  const code = standalone.default(ajv, names)
  const validators = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  const ordered = sixConditions.map(([event]) => [event, validators[event]] as const)
  return (context) => {
    for (const [event, validate] of ordered) if (validate(context)) return event
    return undefined
  }
}

function convert(condition: PlainCondition): object {
  if ('all' in condition) return { allOf: condition.all.map(convert) }
  if ('any' in condition) return { anyOf: condition.any.map(convert) }
  return 'not' in condition ? { not: convert(condition.not) } : convertLeaf(condition)
}

function convertLeaf({ field, operator, value }: PlainLeaf): object {
  const [path = '', item] = field.split('[].')
  const preset = Object.entries(fields).find(([id]) => id === field)?.[1].default
  const wanted = [value].flat()
  const test =
    operator === 'exists'
      ? {}
      : operator === 'gt'
        ? { type: 'number', exclusiveMinimum: value }
        : { enum: wanted }
  const isOptional = preset !== undefined && wanted.includes(preset)
  const leaf = item === undefined ? test : { contains: { properties: { [item]: test }, required: [item] } }
  return path.split('.').reduceRight(
    (schema: object, key) => ({
      properties: { [key]: schema },
      ...(isOptional ? {} : { required: [key] }),
    }),
    leaf,
  )
}
