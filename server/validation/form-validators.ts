import type { Source } from '#source'
import { createFormValidator, type FormValidator } from './form-validator.ts'
import { createStrictAjv } from './strict-ajv.ts'

/** A validator for every form of the flows, by its id. */
export function formValidators({ files }: Source): ReadonlyMap<string, FormValidator> {
  const ajv = createStrictAjv()
  const validators = new Map<string, FormValidator>()
  for (const [path, { kind, value }] of files) {
    const schema = kind === 'form' ? schemaOf(value) : undefined
    if (schema !== undefined)
      validators.set(path.replace(/^flows\/forms\/(.+)\.json$/, '$1'), createFormValidator(ajv, schema))
  }
  return validators
}

function schemaOf(form: unknown): { readonly [keyword: string]: unknown } | undefined {
  if (typeof form !== 'object' || form === null || !('schema' in form)) return undefined
  return typeof form.schema === 'object' && form.schema !== null ? { ...form.schema } : undefined
}
