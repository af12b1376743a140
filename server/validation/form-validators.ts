import type { Source } from '#source'
import { createFormValidator, type FormFile, type FormValidator } from './form-validator.ts'
import { createStrictAjv } from './strict-ajv.ts'

/** A validator for every form of the flows, by its id. */
export function formValidators({ files }: Source): ReadonlyMap<string, FormValidator> {
  const ajv = createStrictAjv()
  const validators = new Map<string, FormValidator>()
  for (const [path, { kind, value }] of files) {
    if (kind !== 'form' || !isForm(value)) continue
    validators.set(path.replace(/^flows\/forms\/(.+)\.json$/, '$1'), createFormValidator(ajv, value))
  }
  return validators
}

// Whatever else a form is, schemas/dsl/form.schema.json has checked while the file was read.
const isForm = (value: unknown): value is FormFile =>
  typeof value === 'object' && value !== null && hasObject(value, 'schema') && hasObject(value, 'fields')

const hasObject = (value: object, key: string): boolean =>
  key in value && typeof Reflect.get(value, key) === 'object' && Reflect.get(value, key) !== null
