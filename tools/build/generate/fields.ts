import { type ContextField, contextFields } from '../../../source/schemas/context-fields.ts'
import { readSchemas } from '../../../source/schemas/schema-files.ts'

/** Generates one typed getter per field that a predicate may read; terse, because browsers load it. */
export function generateFields(root: string): string {
  const fields = contextFields(readSchemas(root))
  const entries = fields.map((field) => `  ${JSON.stringify(field.path)}: ${fieldDefinition(field)},\n`)
  const enums = fields.flatMap((field) =>
    field.enum === undefined ? [] : [`  ${JSON.stringify(field.path)}: ${JSON.stringify(field.enum)},\n`],
  )
  return `${preamble}const table = {\n${entries.join('')}} as const satisfies Record<string, Field>

export type FieldPath = keyof typeof table

export const fields: Readonly<Record<FieldPath, AnyField>> = table

/** Allowed values of a field with an enumeration. Separate from \`fields\`, because a browser does not need it. */
export const fieldEnums: Readonly<Partial<Record<FieldPath, readonly string[]>>> = {\n${enums.join('')}}
`
}

const preamble = `import type { Field as AnyField } from '../engine/vocabulary.ts'
import type { Context } from './context.ts'

/** How a predicate reads a field of this product's context. */
interface Field extends AnyField {
  get(c: Context): unknown
}

`

/** Writes how a field of the context is read, as an object with a getter. */
export function fieldDefinition(field: ContextField): string {
  const parts = [`get: (c) => c.${field.steps.join('?.')}${fallback(field)}`]
  if (field.item !== undefined) parts.push(`item: ${JSON.stringify(field.item)}`)
  if (field.default !== undefined) parts.push(`default: ${JSON.stringify(field.default)}`)
  return `{ ${parts.join(', ')} }`
}

const fallback = (field: ContextField): string =>
  field.default === undefined || field.item !== undefined ? '' : ` ?? ${JSON.stringify(field.default)}`
