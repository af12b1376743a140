/** Splits a text into parts of at most `most` characters, without splitting a character of several code units. */
export function splitText(text: string, most: number): readonly string[] {
  const characters = [...text]
  const count = Math.max(1, Math.ceil(characters.length / most))
  return Array.from({ length: count }, (_, part) => characters.slice(part * most, (part + 1) * most).join(''))
}
