/** What one pass over a text of JSON shows, before it is parsed. */
export interface JsonScan {
  /** How deep arrays and objects stand in each other. */
  readonly depth: number
  /** Whether two keys of an object may be equal: a parser keeps only the last. */
  readonly hasTwins: boolean
}

const [quote, backslash, colon] = [34, 92, 58]
const [openArray, closeArray, openObject, closeObject] = [91, 93, 123, 125]

export function scanJson(json: string): JsonScan {
  const keys: Set<string>[] = []
  let [depth, deepest, hasTwins] = [0, 0, false]
  for (let index = 0; index < json.length; index += 1) {
    const char = json.charCodeAt(index)
    if (char === quote) {
      const end = endOfText(json, index)
      if (isKey(json, end)) {
        const key = json.slice(index + 1, end)
        // One key may be written in two ways.
        hasTwins ||= key.includes('\\') || keys[depth]?.has(key) === true
        keys[depth]?.add(key)
      }
      index = end
    } else if (char === openArray || char === openObject) {
      deepest = Math.max(deepest, ++depth)
      keys[depth] = new Set()
    } else if (char === closeArray || char === closeObject) depth -= 1
  }
  return { depth: deepest, hasTwins }
}

/** Where the quote stands that ends the text which begins at `start`. */
function endOfText(json: string, start: number): number {
  let index = start + 1
  for (; index < json.length; index += 1) {
    const char = json.charCodeAt(index)
    if (char === backslash) index += 1
    else if (char === quote) break
  }
  return index
}

/** A text before a colon is a key. */
function isKey(json: string, end: number): boolean {
  let index = end + 1
  while (json.charCodeAt(index) <= 32) index += 1
  return json.charCodeAt(index) === colon
}
