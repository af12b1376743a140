import {
  asJsonObject,
  asText,
  childObject,
  filesOf,
  findingAt,
  type Json,
  type JsonObject,
  keyPlace,
  nearestHint,
  pointerTo,
} from '#source'
import { checkFields, type PlacedField } from '../references/forms-of.ts'
import { narrowAnswers } from '../references/narrow-answers.ts'
import { schemaFaults } from '../references/schema-faults.ts'
import type { Rule, RuleFault } from '../rule.ts'

export const formSchema: Rule = {
  id: 'form-schema',
  why: 'A field that its schema lacks, or describes with another type, is refused whatever the applicant answers.',
  check: (subject) => [
    ...checkFields(subject, (field) => [
      ...unknownToSchema(field),
      ...ofOtherType(field),
      ...withoutKeys(field),
      ...narrowAnswers(subject, field),
    ]),
    ...(subject.tenant === undefined ? filesOf(subject.source, 'form') : []).flatMap((file) =>
      schemaFaults(asJsonObject(file.value)).map(({ pointer, related, ...fault }) => ({
        ...findingAt({ rule: '', pointer, ...fault }, { file, pointer }),
        ...(related && { related: related.map((part) => keyPlace({ file, pointer: part })) }),
      })),
    ),
  ],
}

function unknownToSchema({ name, file }: PlacedField): readonly RuleFault[] {
  const properties = childObject(childObject(asJsonObject(file.value), 'schema'), 'properties')
  if (Object.hasOwn(properties, name)) return []
  return [
    {
      pointer: '',
      what: 'key',
      message: `The form asks for "${name}", which its schema does not know.`,
      ...nearestHint(name, Object.keys(properties)),
    },
  ]
}

/** Types of answer by widget; any other widget answers with a text. */
const answers: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    money: ['number', 'integer'],
    number: ['number', 'integer'],
    address: ['object'],
    checkboxes: ['array'],
    consent: ['boolean'],
    radio: ['string', 'boolean', 'number', 'integer'],
    select: ['string', 'number', 'integer'],
  }),
)

function ofOtherType({ field, schema, name }: PlacedField): readonly RuleFault[] {
  const types = answersOf(field)
  const type = typeOf(schema)
  if (type === undefined || types.includes(type)) return []
  return [
    {
      pointer: '/widget',
      related: [pointerTo('schema', 'properties', name)],
      message: `"${field.widget}" is answered with ${types.join(' or ')}, and the schema asks for ${type} as "${name}".`,
      hint: 'Change one of the two.',
    },
  ]
}

/** Types of answer according to the options. */
function answersOf({ widget, options }: JsonObject): readonly string[] {
  const widgets = answers.get(asText(widget)) ?? ['string']
  if (!Array.isArray(options) || widget === 'checkboxes') return widgets
  const chosen = new Set<string>(options.map((option: Json) => typeof asJsonObject(option).value))
  return widgets.filter((type) => chosen.has(type === 'integer' ? 'number' : type))
}

const typeOf = ({ type, const: value }: JsonObject): string | undefined =>
  typeof type === 'string' ? type : value === undefined ? undefined : typeof value

/** Keyboards of a telephone that suit a format. */
const keys: ReadonlyMap<string, readonly [string, ...string[]]> = new Map(
  Object.entries<readonly [string, ...string[]]>({
    email: ['email'],
    tel: ['tel'],
    ssn: ['numeric'],
    pin: ['numeric'],
    routing: ['numeric'],
    account: ['numeric'],
    money: ['numeric', 'decimal'],
    code: ['numeric'],
  }),
)

function withoutKeys({ field }: PlacedField): readonly RuleFault[] {
  const wanted = keys.get(asText(field.widget))
  if (wanted === undefined || wanted.includes(asText(field.inputMode))) return []
  return [
    {
      pointer: '/widget',
      message: `On a telephone the keys for this ${field.widget} field would be ${field.inputMode === undefined ? 'letters' : `those of "${asText(field.inputMode)}"`}, and it needs others.`,
      hint: `Say \`"inputMode": "${wanted[0]}"\`.`,
    },
  ]
}
