import {
  asJsonObject,
  asStrings,
  childObject,
  type Json,
  type JsonObject,
  nearestHint,
  pointerTo,
} from '#source'
import { formValueFaults } from '../form-value-faults.ts'
import { repeatedRows } from '../repeated-rows.ts'
import type { RuleFault } from '../rule.ts'

/**
 * Faults of a form's schema: values that no answer can satisfy, required fields that it does not know or that are asked
 * for only sometimes, and wrong or missing declarations of optional fields.
 */
export function schemaFaults(form: JsonObject): readonly RuleFault[] {
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
