import { asJsonObject, asText, childObject, type JsonObject } from '#source'

/** Titles of pages by id, in the words of a lender; of a page without a title, its id. `value` is the lender's effective flows as written. */
export function pageTitles(value: JsonObject): ReadonlyMap<string, string> {
  // Read once, since the messages are put together anew whenever they are asked for.
  const copy = asJsonObject(value.copy)
  return new Map(
    Object.entries(childObject(asJsonObject(value.pages), 'pages')).map(([id, page]) => {
      const text = copy[asText(asJsonObject(page).title)]
      return [id, typeof text === 'string' ? text : id]
    }),
  )
}
