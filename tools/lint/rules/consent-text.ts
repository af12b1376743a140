import {
  asJsonObject,
  asText,
  camelCase,
  childObject,
  documentPlace,
  documentTexts,
  filesOf,
  findingAt,
  type Json,
  keyPlace,
  pointerTo,
} from '#source'
import { checkFields, type PlacedField } from '../references/forms-of.ts'
import type { Rule, RuleFault, Subject } from '../rule.ts'

export const consentText: Rule = {
  id: 'consent-text',
  why: 'A consent to words that were not shown, or not recorded, cannot be proven by the lender.',
  isFinal: true,
  check: (subject) => [
    ...checkFields(subject, (field) => [
      ...notRecorded(field),
      ...noConsent(subject, field),
      ...ofAnother(subject, field),
    ]),
    ...withoutLender(subject),
    ...withoutText(subject),
  ],
}

/** Answer that names the agreed text by its hash; the server compares it with the text in force. */
const hash = 'consentTextHash'

const isRecorded = (form: Json | undefined): boolean =>
  childObject(childObject(asJsonObject(form), 'schema'), 'properties')[hash] !== undefined

function notRecorded({ field, file }: PlacedField): readonly RuleFault[] {
  if (field.widget !== 'consent' || field.disclosure === undefined || isRecorded(file.value)) return []
  return [
    {
      pointer: '/disclosure',
      message: `The words agreed to are not recorded: the schema has no "${hash}".`,
      hint: `Add "${hash}" to the schema, and let the server read it.`,
    },
  ]
}

/** Fault of a consent to a document that is only meant to be read, signed or stored. */
function noConsent({ source }: Subject, { field }: PlacedField): readonly RuleFault[] {
  const id = asText(field.disclosure)
  const types = filesOf(source, 'document')
    .filter(({ path }) => documentPlace(path).id === id)
    .map(({ value }) => asText(asJsonObject(value).type))
  if (types.length === 0 || types.includes('CONSENT')) return []
  return [
    {
      pointer: '/disclosure',
      message: `"${id}" is no text that one agrees to: its type is ${types[0]}.`,
      hint: 'Name a document of the type CONSENT.',
    },
  ]
}

/** Fault of a consent that shows what is agreed to under another name, unless it is named after that text. */
function ofAnother({ source }: Subject, { name, field }: PlacedField): readonly RuleFault[] {
  const id = asText(field.disclosure)
  if (id === '' || name.startsWith(camelCase(id))) return []
  const other = filesOf(source, 'form').flatMap(({ value }) =>
    Object.entries(childObject(asJsonObject(value), 'fields')).flatMap(([key, other]) =>
      key !== name && asJsonObject(other).disclosure === id ? [key] : [],
    ),
  )[0]
  if (other === undefined) return []
  return [
    {
      pointer: '/disclosure',
      message: `"${id}" is what "${other}" agrees to, and "${name}" agrees to something else.`,
      hint: 'Name the text of this consent; where both agree to the same, give them one name.',
    },
  ]
}

/** Findings of texts of a consent that do not say who is consented to. */
function withoutLender(subject: Subject) {
  const { source, tenant } = subject
  if (tenant !== undefined) return []
  const agreed = new Set(
    filesOf(source, 'form').flatMap(({ value }) =>
      Object.values(childObject(asJsonObject(value), 'fields')).map((field) =>
        asText(asJsonObject(field).disclosure),
      ),
    ),
  )
  return filesOf(source, 'document')
    .filter(({ path }) => agreed.has(documentPlace(path).id))
    .filter(
      ({ value }) => !documentTexts(asJsonObject(value)).some(({ text }) => /\{companyName\w*\}/.test(text)),
    )
    .map((file) =>
      findingAt(
        {
          rule: '',
          pointer: '/sections',
          what: 'key',
          message: 'People agree to this text, and it does not say with whom.',
          hint: 'Name the lender: {companyName}.',
        },
        { file, pointer: '/sections' },
      ),
    )
}

/** Faults of forms that record a consent without saying to what. */
const withoutText = ({ source, tenant }: Subject) =>
  (tenant === undefined ? filesOf(source, 'form') : []).flatMap((file) => {
    const fields = Object.entries(childObject(asJsonObject(file.value), 'fields'))
    const consents = fields.filter(([, field]) => asJsonObject(field).widget === 'consent')
    const isShown = consents.some(([, field]) => asJsonObject(field).disclosure !== undefined)
    if (!isRecorded(file.value) || isShown) return []
    const pointer = pointerTo('schema', 'properties', hash)
    const finding = findingAt(
      {
        rule: '',
        pointer,
        what: 'key',
        message: 'The words agreed to are recorded, and no consent of this form shows any.',
        hint: 'Name them as the `disclosure` of the consent that they belong to.',
      },
      { file, pointer },
    )
    const related = consents.map(([name]) => keyPlace({ file, pointer: pointerTo('fields', name) }))
    return [{ ...finding, ...(related.length > 0 && { related }) }]
  })
