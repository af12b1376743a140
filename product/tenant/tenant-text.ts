import { type JsonObject, orderKeys, type ProjectSchemas } from '#source'

/** Text of a tenant's file: keys in the order of the schema, short lists on one line, like the formatter. */
export function tenantText(settings: JsonObject, schemas: ProjectSchemas): string {
  const text = `${JSON.stringify(settings, null, 2)}\n`
  const short = text.replaceAll(
    /(\[)\s+([^[\]{}]*?)\s+(\])/g,
    (list: string, open: string, items: string, end: string) => {
      const line = `${open}${items.replaceAll(/\s*\n\s*/g, ' ')}${end}`
      return line.length <= mostOnALine ? line : list
    },
  )
  return orderKeys('tenant', short, schemas).text
}

/** Longest list on a line: the formatter's 110, less a key before it. */
const mostOnALine = 85
