import { type JsonObject, orderKeys } from '#source'

/** The file of a tenant: keys in the order of the schema, short lists on one line, as the formatter has them. */
export function tenantText(settings: JsonObject): string {
  const text = `${JSON.stringify(settings, null, 2)}\n`
  const short = text.replaceAll(
    /(\[)\s+([^[\]{}]*?)\s+(\])/g,
    (list: string, open: string, items: string, end: string) => {
      const line = `${open}${items.replaceAll(/\s*\n\s*/g, ' ')}${end}`
      return line.length <= mostOnALine ? line : list
    },
  )
  return orderKeys('tenant', short).text
}

/** Of the formatter's 110, what a key before it leaves. */
const mostOnALine = 85
