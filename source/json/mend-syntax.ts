import { isInvisible } from '#engine'
import { mergeConflicts } from './merge-marks.ts'
import { curlyEnd, strangeTokens } from './strange-tokens.ts'

/**
 * JSON that a text was meant to be: without characters that nobody sees between its values, and with straight quotation
 * marks. Undefined if that does not make it JSON, or if it holds more than characters of another kind: comments and
 * unresolved merges say something that a person has to decide on.
 */
export function mendSyntax(text: string): string | undefined {
  if (mergeConflicts(text).length > 0) return undefined
  let mended = text
  for (let before = ''; mended !== before; ) {
    before = mended
    mended = mendTokens(before)
  }
  return isJson(mended) ? mended : undefined
}

function mendTokens(text: string): string {
  let end = 0
  const parts: string[] = []
  for (const { offset, part, isString } of strangeTokens(text)) {
    parts.push(text.slice(end, offset), isString ? part.replace(curlyEnd, '"') : mendSymbols(part))
    end = offset + part.length
    // Whatever follows a mended quotation mark is to be read anew.
    if (parts.at(-1) !== part) break
  }
  return parts.join('') + text.slice(end)
}

const mendSymbols = (part: string): string =>
  /^(?:\/\/|\/\*|#)/.test(part)
    ? part
    : [...part].map((char) => (isInvisible(char) ? spaceFor(char) : straight(char))).join('')

const spaceFor = (char: string): string => (/\p{Z}/u.test(char) ? ' ' : '')

const straight = (char: string): string => (/[\u201c-\u201f\u2033\uff02]/u.test(char) ? '"' : char)

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
