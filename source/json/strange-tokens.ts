import { createScanner } from 'jsonc-parser'

/** Part of a text that JSON does not allow. */
interface StrangeToken {
  readonly offset: number
  readonly part: string
  /** Marks a string that does not end, or that holds a character that must be escaped. */
  readonly isString: boolean
}

/** Numbers of the scanner's SyntaxKind, a const enum that this build cannot import. */
const kinds = { string: 10, lineComment: 12, blockComment: 13, unknown: 16, end: 17 }

/** Tokens that JSON does not allow: comments, unknown symbols, and strings with an error. */
export function* strangeTokens(text: string): Iterable<StrangeToken> {
  const scanner = createScanner(text)
  for (let kind: number = scanner.scan(); kind !== kinds.end; kind = scanner.scan()) {
    const offset = scanner.getTokenOffset()
    const part = text.slice(offset, offset + scanner.getTokenLength())
    const isString = kind === kinds.string
    const isUnknown = [kinds.lineComment, kinds.blockComment, kinds.unknown].includes(kind)
    if (isUnknown || (isString && scanner.getTokenError() !== 0)) yield { offset, part, isString }
  }
}

/** Quotation marks that word processors put in the place of the straight one. */
export const curlyMark = /[\u2018-\u201f\u2032\u2033\uff02]/u

/** Curly mark that ends a string which began with a straight one. */
export const curlyEnd = /[\u201c\u201d\u201f\u2033\uff02](?=\s*(?:[:,\]}]|$))/u
