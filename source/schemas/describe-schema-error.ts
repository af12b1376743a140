import type { ErrorObject } from 'ajv/dist/2020.js'
import type { Mend } from '../findings/fix.ts'
import { nearestHint } from '../findings/nearest-hint.ts'
import { pointerTo } from '../json/json-pointer.ts'

/** Fault of a value against its schema, in words. */
export interface SchemaError {
  readonly pointer: string
  readonly keyword: string
  /** Marks a null value, which some read as absent. */
  readonly isNull: boolean
  readonly message: string
  readonly what: 'key' | 'value'
  readonly hint?: string
  readonly mend?: Mend | undefined
}

type Described = Omit<SchemaError, 'keyword' | 'isNull'>

/** Describes an Ajv error in words; empty if another error already says it better. */
export const describeSchemaError = (error: ErrorObject): readonly SchemaError[] =>
  isOfName(error)
    ? []
    : describe(error).map((described) => ({
        ...described,
        keyword: error.keyword,
        isNull: error.data === null,
      }))

function describe(error: ErrorObject): readonly Described[] {
  const pointer = error.instancePath
  const quoted = JSON.stringify(error.data)
  const { limit } = error.params
  switch (error.keyword) {
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return [unknownProperty(error)]
    case 'propertyNames':
      if (error.parentSchema?.propertyNames.enum !== undefined) return [unknownProperty(error)]
      return [
        key(
          pointer + pointerTo(String(error.params.propertyName)),
          `"${error.params.propertyName}" cannot be a name here.`,
        ),
      ]
    case 'required':
      return [key(pointer, `"${error.params.missingProperty}" is missing here.`)]
    case 'enum':
      return [notListed(error, quoted)]
    case 'const':
      return [value(pointer, `This must be ${JSON.stringify(error.params.allowedValue)}, not ${quoted}.`)]
    case 'type':
      return [value(pointer, `This must be ${words(error.params.type)}, not ${kindOf(error.data)}.`)]
    case 'oneOf':
    case 'anyOf':
      return [value(pointer, `This has the wrong form. ${purpose(error)}`.trim())]
    case 'if':
      return []
    case 'false schema':
      return [key(pointer, `"${pointer.split('/').at(-1)}" has no place beside what else is said here.`)]
    case 'pattern':
    case 'format':
      return [value(pointer, `${quoted} has the wrong form. ${purpose(error)}`.trim())]
    case 'minimum':
      return [value(pointer, `${quoted} is less than the minimum of ${limit}. ${purpose(error)}`.trim())]
    case 'maximum':
      return [value(pointer, `${quoted} is more than the maximum of ${limit}. ${purpose(error)}`.trim())]
    case 'minLength':
    case 'minItems':
    case 'maxLength':
    case 'maxItems':
      return [value(pointer, `${sizeFault(error)} ${purpose(error)}`.trim())]
    case 'minProperties':
    case 'maxProperties':
      return [value(pointer, purpose(error) || `This ${error.message}.`)]
    case 'uniqueItems':
      return [
        {
          ...value(pointer, `This ${error.message}.`),
          mend: { removes: pointerTo(Math.max(error.params.i, error.params.j)) },
        },
      ]
    default:
      return [value(pointer, `This ${error.message ?? 'is not valid'}.`)]
  }
}

/** Tests for a fault in a property's name, which `propertyNames` already reports. */
const isOfName = (error: ErrorObject): boolean => /\/propertyNames\//.test(error.schemaPath)

function unknownProperty(error: ErrorObject): Described {
  const name = String(Object.values(error.params)[0])
  const { properties = {}, propertyNames } = error.parentSchema ?? {}
  const known: readonly string[] = propertyNames?.enum ?? Object.keys(properties)
  return {
    ...key(error.instancePath + pointerTo(name), `"${name}" is not known here.`),
    hint: `Known here: ${known.join(', ')}.`,
    ...nearestHint(name, known),
  }
}

function notListed(error: ErrorObject, quoted: string): Described {
  const allowed = error.params.allowedValues.filter((one: unknown) => one !== null)
  const given = typeof error.data === 'string' ? error.data : quoted
  return {
    ...value(error.instancePath, `${quoted} is not one of the allowed values.`),
    hint: `Allowed: ${allowed.join(', ')}.`,
    ...nearestHint(given, allowed.map(String)),
  }
}

const purpose = (error: ErrorObject): string =>
  typeof error.parentSchema?.description === 'string' ? error.parentSchema.description : ''

/** Says by how much a text or a list is too short or too long. */
function sizeFault({ keyword, params: { limit }, data }: ErrorObject): string {
  if (data === '') return 'This has no words.'
  if (Array.isArray(data) && data.length === 0) return 'This list is empty.'
  const [one, many] = Array.isArray(data) ? ['entry', 'entries'] : ['character', 'characters']
  const size = Array.isArray(data) ? data.length : [...String(data)].length
  const bound = keyword.startsWith('min') ? 'less than the minimum' : 'more than the maximum'
  return `This has ${size} ${size === 1 ? one : many}, ${bound} of ${limit}.`
}

const kindOf = (data: unknown): string =>
  data === null ? 'null' : Array.isArray(data) ? 'array' : typeof data

/** Leaves out null, which removes an inherited value and is no useful suggestion. */
const words = (type: unknown): string =>
  Array.isArray(type) ? type.filter((one) => one !== 'null').join(' or ') : String(type)

const key = (pointer: string, message: string): Described => ({ pointer, message, what: 'key' })
const value = (pointer: string, message: string): Described => ({ pointer, message, what: 'value' })
