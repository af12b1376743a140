import { _, Ajv2020 } from 'ajv/dist/2020.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { type FormSource, numberFormats } from '#engine'
import { formValueSchema } from '#source'

export interface FormToCompile extends Pick<FormSource, 'optional' | 'order' | 'submit' | 'answered'> {
  readonly schema: { readonly required?: readonly string[] }
  readonly fields: Readonly<Record<string, unknown>>
}

/**
 * Compiles an ES module for one form, which imports `runtime`: its fields and a validator, without `require` and without `eval` (Ajv's own
 * standalone output requires its helpers, which a browser does not have).
 */
export function compileForm(
  id: string,
  form: FormToCompile,
  formatNames: readonly string[],
  runtime = '/screens/kit/forms/validator-runtime.ts',
): string {
  const ajv = new Ajv2020({
    allErrors: true,
    messages: false,
    strictTypes: false,
    strictRequired: false,
    code: { source: true, esm: true, formats: _`formats` },
    formats: { ...Object.fromEntries(formatNames.map((name) => [name, () => true])), ...numberFormats },
  })
  const { required = [] } = form.schema
  const { optional, order, submit, answered } = form
  const fields = Object.fromEntries(
    Object.entries(form.fields).map(([name, field]) => [name, forBrowser(field)]),
  )
  return [
    `import { formats, ucs2length, equal } from '${runtime}'`,
    withoutRequire(standaloneCode.default(ajv, ajv.compile(formValueSchema(form.schema))), form.schema),
    `export const form = ${JSON.stringify({ id, order, fields, submit, required, optional, answered })}`,
    'form.validate = (values) => validate(values) ? [] : validate.errors',
  ].join('\n')
}

/** Leaves out the path at which an answer is stored, because only the server needs it. */
const forBrowser = (field: unknown): object => ({ ...Object(field), to: undefined, summary: undefined })

/**
 * Changes Ajv's output by regular expressions, because no option of Ajv does it (ajv 8.20): with `code.esm`, helpers
 * stay `require` calls, and `code.process` reaches only the functions that Ajv runs itself, not its standalone code. A
 * bundler that resolved the helpers would ship Ajv's own, which are CommonJS, and could not leave out the schema.
 * compile-form.test.ts runs the result.
 *
 * Throws if a helper of Ajv remains: it would otherwise fail only when an applicant's answer is wrong.
 */
function withoutRequire(code: string, schema: FormToCompile['schema']): string {
  const own = withoutSchema(withNames(code, schema))
  const left = /\brequire\(|\bschema\d+\b/.exec(own)
  if (left !== null) throw new Error(`The compiled validator still needs ${left[0]}.`)
  return own
}

/**
 * Writes property names into the code: beyond eight properties, Ajv looks them up in the schema, which is not
 * shipped.
 */
const withNames = (code: string, schema: FormToCompile['schema']): string =>
  code.replaceAll(
    /\w+\.call\(schema\d+((?:\.\w+)*), (\w+)\)/g,
    (_, path: string, name: string) => `${JSON.stringify(namesAt(schema, path))}.includes(${name})`,
  )

function namesAt(schema: unknown, path: string): readonly string[] {
  const found = path
    .split('.')
    .slice(1)
    .reduce<unknown>((at, step) => Object.entries(at ?? {}).find(([name]) => name === step)?.[1], schema)
  return Object.keys(found ?? {})
}

function withoutSchema(code: string): string {
  return (
    code
      .replace('"use strict";', '')
      .replace(/export const validate = (\w+);export default \w+;/, 'const validate = $1;')
      // Removes references to the schema, which only serve messages that are never shown.
      .replaceAll(/(allowedValues?): ?schema\d+(?:\.\w+|\["[^"]*"\]|\[\d+\])*/g, '$1:undefined')
      .replace(/const \w+ = \{"type":"object"[^;]*?\};(?=const|function)/, '')
      // Replaces Ajv's CommonJS helpers by those of validator-runtime.ts, which are smaller.
      .replaceAll(/require\("ajv\/dist\/runtime\/(ucs2length|equal)"\)\.default/g, '$1')
  )
}
