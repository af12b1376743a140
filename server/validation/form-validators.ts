import type { Ajv2020 } from 'ajv/dist/2020.js'
import { type Source, SourceError } from '#source'
import { createFormValidator, type FormFile, type FormValidator } from './form-validator.ts'
import { createStrictAjv } from './strict-ajv.ts'

/** A validator for every form of the flows, by its id. What is wrong with the others is among the findings of the source. */
export function formValidators({ files, findings }: Source): ReadonlyMap<string, FormValidator> {
  const ajv = createStrictAjv()
  const broken = new Set(findings.map(({ file }) => file))
  const validators = new Map<string, FormValidator>()
  for (const [path, { kind, value }] of files) {
    if (kind !== 'form' || broken.has(path) || !isForm(value)) continue
    validators.set(path.replace(/^flows\/forms\/(.+)\.json$/, '$1'), compile(ajv, path, value))
  }
  return validators
}

function compile(ajv: Ajv2020, path: string, form: FormFile): FormValidator {
  try {
    return createFormValidator(ajv, form)
  } catch (error) {
    // A format or keyword that JSON Schema leaves open, and this product does not have.
    const reason = error instanceof Error ? error.message : String(error)
    throw new SourceError('FLOWS_BROKEN', `${path} checks nothing: ${reason}.`)
  }
}

// Whatever else a form is, schemas/dsl/form.schema.json has checked while the file was read.
const isForm = (value: unknown): value is FormFile =>
  typeof value === 'object' &&
  value !== null &&
  ['schema', 'order', 'fields'].every((key) => hasObject(value, key))

const hasObject = (value: object, key: string): boolean =>
  key in value && typeof Reflect.get(value, key) === 'object' && Reflect.get(value, key) !== null
