import { asJsonObject, asStrings, pointerTo } from '#source'
import { checkFields, type PlacedField } from '../references/forms-of.ts'
import type { Rule, RuleFault } from '../rule.ts'

export const consentRefusable: Rule = {
  id: 'consent-refusable',
  why: 'A consent that may be answered with no is recorded as given by somebody who refused it.',
  check: (subject) => checkFields(subject, refusable),
}

/** Fault of a consent that must be answered, and may be refused. What may be left out may be refused as well. */
function refusable({ file, name, field, schema }: PlacedField): readonly RuleFault[] {
  if (field.widget !== 'consent' || Object.keys(schema).length === 0) return []
  if (asStrings(asJsonObject(file.value).optional).includes(name))
    return isOnlyTrue(schema) ? [agreedOrAbsent(name)] : []
  if (isOnlyTrue(schema)) return []
  return [
    {
      pointer: '',
      what: 'key',
      related: [pointerTo('schema', 'properties', name)],
      message: `The form goes on whether or not "${name}" is agreed to: its schema takes more than true.`,
      hint: 'Say `{ "const": true }` in the schema. If nobody has to agree, name it under `optional`.',
    },
  ]
}

/** Fault of a consent of which one part says that everybody agrees, and the other that nobody has to. */
const agreedOrAbsent = (name: string): RuleFault => ({
  pointer: '',
  what: 'key',
  related: [pointerTo('schema', 'properties', name)],
  message: `"${name}" may be left out, and its schema takes nothing but true: the form goes on without it.`,
  hint: 'Name it under `required` of the schema. If nobody has to agree, let the schema take false too.',
})

const isOnlyTrue = ({ const: only, enum: listed }: PlacedField['schema']): boolean =>
  only === true || (Array.isArray(listed) && listed.length > 0 && listed.every((each) => each === true))
