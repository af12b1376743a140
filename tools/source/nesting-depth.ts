const [quote, backslash, openArray, closeArray, openObject, closeObject] = [34, 92, 91, 93, 123, 125]

/** How deep arrays and objects stand in each other in a text of JSON. */
export function nestingDepth(json: string): number {
  let depth = 0
  let deepest = 0
  let isText = false
  for (let index = 0; index < json.length; index += 1) {
    const char = json.charCodeAt(index)
    if (char === quote) isText = !isText
    else if (isText) index += char === backslash ? 1 : 0
    else if (char === openArray || char === openObject) deepest = Math.max(deepest, ++depth)
    else if (char === closeArray || char === closeObject) depth -= 1
  }
  return deepest
}
