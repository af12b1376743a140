import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { formFormats } from '#engine'

/**
 * JSON Schema 2020-12 without favours: nothing is coerced, dropped or defaulted, and every fault is reported.
 * Formats of forms are the engine's, the ones that the browser checks too.
 */
export function createStrictAjv(): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true, strictRequired: false })
  addFormats.default(ajv)
  for (const [name, check] of Object.entries(formFormats)) ajv.addFormat(name, check)
  ajv.addVocabulary(['x-answer', 'x-personal', 'x-override', 'x-reference'])
  return ajv
}
