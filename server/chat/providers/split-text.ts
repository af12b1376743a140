/** A text in parts of at most so many characters, which give it when they are put together; a character of several units stays whole. */
export function splitText(text: string, most: number): readonly string[] {
  const characters = [...text]
  const count = Math.max(1, Math.ceil(characters.length / most))
  return Array.from({ length: count }, (_, part) => characters.slice(part * most, (part + 1) * most).join(''))
}
