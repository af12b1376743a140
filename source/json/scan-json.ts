/** Result of one pass over a JSON text before it is parsed. */
export interface JsonScan {
  /** Depth of nested arrays and objects. */
  readonly depth: number
  /** Marks a text that may repeat a key within an object: a parser keeps only the last. */
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
        // Keys with escapes may equal keys written differently.
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

/** Index of the quote that ends the string which begins at `start`. */
function endOfText(json: string, start: number): number {
  let index = start + 1
  for (; index < json.length; index += 1) {
    const char = json.charCodeAt(index)
    if (char === backslash) index += 1
    else if (char === quote) break
  }
  return index
}

/** Tests for a string followed by a colon. */
function isKey(json: string, end: number): boolean {
  let index = end + 1
  while (json.charCodeAt(index) <= 32) index += 1
  return json.charCodeAt(index) === colon
}
