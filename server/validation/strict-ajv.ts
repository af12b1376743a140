import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { formFormats, numberFormats } from '#engine'
import { annotations } from '#source'

/**
 * Creates a strict validator for JSON Schema 2020-12: nothing is coerced, dropped or defaulted, and every fault is reported.
 * The formats of forms are the engine's, which the browser checks too.
 */
export function createStrictAjv(): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true, strictRequired: false })
  addFormats.default(ajv)
  for (const [name, check] of Object.entries(formFormats)) ajv.addFormat(name, check)
  for (const [name, format] of Object.entries(numberFormats)) ajv.addFormat(name, format)
  ajv.addVocabulary([...annotations])
  return ajv
}
