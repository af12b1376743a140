import type { Ajv2020 } from 'ajv/dist/2020.js'
import { formOf, type Source, SourceError } from '#source'
import { createFormValidator, type FormFile, type FormValidator } from './form-validator.ts'
import { createStrictAjv } from './strict-ajv.ts'

/**
 * Returns a validator for every form of the flows, by its id. Faulty forms are left out; the findings of the source report
 * them.
 */
export function formValidators({ files, findings }: Source): ReadonlyMap<string, FormValidator> {
  const ajv = createStrictAjv()
  const broken = new Set(findings.map(({ file }) => file))
  const validators = new Map<string, FormValidator>()
  for (const [path, file] of files) {
    if (file.kind !== 'form' || broken.has(path) || !isForm(file.value)) continue
    validators.set(formOf(file), compile(ajv, path, file.value))
  }
  return validators
}

function compile(ajv: Ajv2020, path: string, form: FormFile): FormValidator {
  try {
    return createFormValidator(ajv, form)
  } catch (error) {
    // A format or keyword that JSON Schema leaves open and this product does not define.
    const reason = error instanceof Error ? error.message : String(error)
    throw new SourceError('FLOWS_BROKEN', `${path} checks nothing: ${reason}.`)
  }
}

// schemas/dsl/form.schema.json has checked the rest of a form while the file was read.
const isForm = (value: unknown): value is FormFile =>
  typeof value === 'object' &&
  value !== null &&
  ['schema', 'order', 'fields'].every((key) => hasObject(value, key))

const hasObject = (value: object, key: string): boolean =>
  key in value && typeof Reflect.get(value, key) === 'object' && Reflect.get(value, key) !== null
