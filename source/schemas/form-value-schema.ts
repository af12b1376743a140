import { isJsonObject, type Json } from '../json/json-value.ts'

/**
 * Schema of a form's values with the format that each number has without saying so: `money`. Every validator of forms is made
 * from it, so no form can forget to refuse parts of a cent.
 */
export function formValueSchema(schema: object): object {
  return withMoney(schema as Json) as object // the schema is JSON, and an object stays one
}

function withMoney(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(withMoney)
  if (!isJsonObject(schema)) return schema
  const own = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withMoney(value)]))
  return schema.type === 'number' && schema.format === undefined ? { ...own, format: 'money' } : own
}
