import { _, Ajv2020 } from 'ajv/dist/2020.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import type { FormSource } from '#engine'

export interface FormFile extends Pick<FormSource, 'optional' | 'order' | 'submit'> {
  readonly schema: { readonly required?: readonly string[] }
  readonly fields: Readonly<Record<string, unknown>>
}

/**
 * An ES module for one form: its fields and a validator compiled ahead, without `require` and without `eval`
 * (Ajv's own standalone output requires its helpers, which a browser does not have).
 */
export function compileForm(id: string, form: FormFile, formatNames: readonly string[]): string {
  const ajv = new Ajv2020({
    allErrors: true,
    messages: false,
    strictTypes: false,
    strictRequired: false,
    code: { source: true, esm: true, formats: _`formats` },
    formats: Object.fromEntries(formatNames.map((name) => [name, () => true])),
  })
  const { required = [] } = form.schema
  const { optional, order, submit } = form
  const fields = Object.fromEntries(
    Object.entries(form.fields).map(([name, field]) => [name, forBrowser(field)]),
  )
  return [
    `import { formats, ucs2length, equal } from '/screens/forms/validator-runtime.ts'`,
    withoutRequire(standaloneCode.default(ajv, ajv.compile(form.schema)), form.schema),
    `export const form = ${JSON.stringify({ id, order, fields, submit, required, optional })}`,
    'form.validate = (values) => validate(values) ? [] : validate.errors',
  ].join('\n')
}

/** Where an answer is kept is the server's business. */
const forBrowser = (field: unknown): object => ({ ...Object(field), to: undefined, summary: undefined })

/** Throws when something would be left that only Ajv has: it would fail when an applicant's answer is wrong, and not before. */
function withoutRequire(code: string, schema: FormFile['schema']): string {
  const own = withoutSchema(withNames(code, schema))
  const left = /\brequire\(|\bschema\d+\b/.exec(own)
  if (left !== null) throw new Error(`The compiled validator still needs ${left[0]}.`)
  return own
}

/** Past eight properties, Ajv looks their names up in the schema: here they stand in the code. */
const withNames = (code: string, schema: FormFile['schema']): string =>
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
      // The schema itself is weight; a fault repeats its enumeration for a message that is never shown.
      .replaceAll(/(allowedValues?): ?schema\d+(?:\.\w+|\["[^"]*"\]|\[\d+\])*/g, '$1:undefined')
      .replace(/const \w+ = \{"type":"object"[^;]*?\};(?=const|function)/, '')
      // Ajv's own helpers are CommonJS, and weigh more than those of validator-runtime.ts.
      .replaceAll(/require\("ajv\/dist\/runtime\/(ucs2length|equal)"\)\.default/g, '$1')
  )
}
