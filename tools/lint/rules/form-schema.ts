import {
  asJsonObject,
  asStrings,
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
import { formValueFaults } from '../form-value-faults.ts'
import { checkFields, type PlacedField } from '../references/forms-of.ts'
import { narrowAnswers } from '../references/narrow-answers.ts'
import { repeatedRows } from '../repeated-rows.ts'
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
      faultsOf(asJsonObject(file.value)).map(({ pointer, related, ...fault }) => ({
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

/**
 * Faults of a form's schema: values that no answer can satisfy, required fields that it does not know or that are asked
 * for only sometimes, and wrong or missing declarations of optional fields.
 */
function faultsOf(form: JsonObject): readonly RuleFault[] {
  const { required, properties } = asJsonObject(form.schema)
  const known = Object.keys(asJsonObject(properties))
  const optional = asStrings(form.optional)
  return [
    ...Object.entries(asJsonObject(properties)).flatMap(([name, schema]) =>
      formValueFaults(asJsonObject(schema), pointerTo('schema', 'properties', name)),
    ),
    ...requiredSometimes(form, required),
    ...repeatedRows(form),
    ...asStrings(required).flatMap((name, index) =>
      known.includes(name)
        ? []
        : [
            {
              pointer: pointerTo('schema', 'required', index),
              message: `"${name}" is required, and the schema does not know it.`,
              ...nearestHint(name, known),
            },
          ],
    ),
    ...known
      .filter((name) => !isSettled(name, required, optional, form))
      .map((name) => ({
        pointer: pointerTo('schema', 'properties', name),
        what: 'key' as const,
        message: `"${name}" may be left out, and nothing says that this is meant.`,
        hint: 'Name it under `required`, or under `optional`.',
      })),
    ...optional.flatMap((name, index) =>
      known.includes(name) && !asStrings(required).includes(name)
        ? []
        : [
            {
              pointer: pointerTo('optional', index),
              message: `"${name}" is no answer that the schema lets one leave out.`,
              hint: 'Remove it.',
              mend: { removes: '' },
            },
          ],
    ),
  ]
}

const isSettled = (
  name: string,
  required: Json | undefined,
  optional: readonly string[],
  form: JsonObject,
): boolean =>
  asStrings(required).includes(name) || optional.includes(name) || conditionOf(form, name) !== undefined

/** Key of the condition under which a field is asked for; the form then requires it without the schema. */
const conditionOf = (form: JsonObject, name: string): string | undefined => {
  const field = childObject(childObject(form, 'fields'), name)
  return ['unless', 'showWhen'].find((key) => field[key] !== undefined)
}

/** Faults of required fields that are not always asked for: without an answer the schema would refuse the form. */
const requiredSometimes = (form: JsonObject, required: Json | undefined): readonly RuleFault[] =>
  asStrings(required).flatMap((name, index) => {
    const condition = conditionOf(form, name)
    if (condition === undefined) return []
    const place = pointerTo('fields', name, condition)
    return [
      {
        pointer: pointerTo('schema', 'required', index),
        related: [place],
        message: `"${name}" is not always asked for (\`${condition}\`), and the schema refuses every form without it.`,
        hint: 'Remove it here: where it is asked for, it is required.',
        mend: { removes: '' },
      },
    ]
  })
