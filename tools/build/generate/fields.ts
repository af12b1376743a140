import path from 'node:path'
import { type ContextField, contextFields } from '../../../source/schemas/context-fields.ts'

/** Generates one typed getter per field that a predicate may read; terse, because browsers load it. */
export function generateFields(root: string): string {
  const fields = contextFields(path.join(root, 'schemas'))
  const entries = fields.map((field) => `  ${JSON.stringify(field.path)}: ${definition(field)},\n`)
  const types = fields.map((field) => `  ${JSON.stringify(field.path)}: ${JSON.stringify(field.type)},\n`)
  const enums = fields.flatMap((field) =>
    field.enum === undefined ? [] : [`  ${JSON.stringify(field.path)}: ${JSON.stringify(field.enum)},\n`],
  )
  const formats = fields.flatMap((field) =>
    field.format === undefined ? [] : [`  ${JSON.stringify(field.path)}: ${JSON.stringify(field.format)},\n`],
  )
  return `${preamble}const table = {\n${entries.join('')}} as const satisfies Record<string, Field>

export type FieldPath = keyof typeof table

export const fields: Readonly<Record<FieldPath, AnyField>> = table

/** Type of a field, or of each element of a list. Separate from \`fields\`, because a browser does not need it. */
export const fieldTypes: Readonly<Record<FieldPath, FieldType>> = {\n${types.join('')}}

/** Allowed values of a field with an enumeration. Separate from \`fields\`, because a browser does not need it. */
export const fieldEnums: Readonly<Partial<Record<FieldPath, readonly string[]>>> = {\n${enums.join('')}}

/** Formats of the values of a field. Separate from \`fields\`, because a browser does not need it. */
export const fieldFormats: Readonly<Partial<Record<FieldPath, string>>> = {\n${formats.join('')}}\n`
}

/** Generates the list of the fields with personal data. A file of its own, because few pages of a browser need it. */
export function generatePersonalFields(root: string): string {
  const personal = contextFields(path.join(root, 'schemas')).filter((field) => field.personal)
  const entries = personal.map((field) => `  ${JSON.stringify(field.path)},\n`)
  return `/** Fields with personal data, never shown in an explanation. */\nexport const personalFields: readonly string[] = [\n${entries.join('')}]\n`
}

const preamble = `import type { Field as AnyField, FieldType } from '../engine/vocabulary.ts'
import type { Context } from './context.ts'

/** How a predicate reads a field of this product's context. */
interface Field extends AnyField {
  get(c: Context): unknown
}

`

function definition(field: ContextField): string {
  const parts = [`get: (c) => c.${field.steps.join('?.')}${fallback(field)}`]
  if (field.item !== undefined) parts.push(`item: ${JSON.stringify(field.item)}`)
  if (field.default !== undefined) parts.push(`default: ${JSON.stringify(field.default)}`)
  return `{ ${parts.join(', ')} }`
}

const fallback = (field: ContextField): string =>
  field.default === undefined || field.item !== undefined ? '' : ` ?? ${JSON.stringify(field.default)}`
