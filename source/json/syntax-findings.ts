import { type ParseError, printParseErrorCode } from 'jsonc-parser'
import { isInvisible, nameCharacter } from '#engine'
import type { Finding } from '../findings/finding.ts'
import { mergeConflicts } from './merge-marks.ts'
import { createPositions } from './position.ts'
import { curlyEnd, curlyMark, strangeTokens } from './strange-tokens.ts'

interface Fault {
  readonly offset: number
  readonly message: string
  readonly hint: string
}

const later = 'Nothing else in this file can be checked until it parses.'

/**
 * Findings for a text that is no JSON, in words for what stands there: an unresolved merge alone, otherwise the first
 * place of each kind of mistake, otherwise the place where the parser gave up.
 */
export function syntaxFindings(file: string, text: string, error: ParseError): readonly Finding[] {
  const conflicts = mergeConflicts(text)
  const named = conflicts.length > 0 ? [unresolved(text, conflicts)] : strangeParts(text)
  const positionOf = createPositions(text)
  return (named.length > 0 ? named : [unparsed(text, error)]).map(({ offset, message, hint }) => ({
    rule: 'json-syntax',
    severity: 'error',
    message,
    file,
    ...positionOf(offset),
    pointer: '',
    hint,
  }))
}

function unresolved(text: string, conflicts: ReturnType<typeof mergeConflicts>): Fault {
  const lines = conflicts.map(({ from, to }) => (from === to ? `line ${from}` : `lines ${from} to ${to}`))
  const start = (conflicts[0]?.from ?? 1) - 1
  return {
    offset: text.split('\n').slice(0, start).join('\n').length + (start > 0 ? 1 : 0),
    message: `This file holds an unresolved merge: ${lines.join(', ')}.`,
    hint: `Keep what is meant and remove the marks of git. ${later}`,
  }
}

/** First part of each kind that JSON does not know: comments, other quotation marks, characters that nobody sees. */
function strangeParts(text: string): readonly Fault[] {
  const found = new Map<string, Fault>()
  for (const { offset, part, isString } of strangeTokens(text)) {
    const fault = isString ? inString(offset, part) : outsideStrings(offset, part)
    if (fault !== undefined && !found.has(fault.message)) found.set(fault.message, fault)
  }
  return [...found.values()]
}

function outsideStrings(offset: number, part: string): Fault | undefined {
  if (/^(?:\/\/|\/\*|#)/.test(part))
    return {
      offset,
      message: 'A comment stands here, and JSON has none.',
      hint: `Remove it: what it says may stand in the commit. ${later}`,
    }
  if (part.startsWith("'")) return quotation(offset, "'")
  const chars = [...part]
  const strange = chars.find((char) => curlyMark.test(char) || isInvisible(char)) ?? chars.find(isForeign)
  if (strange === undefined) return undefined
  const place = offset + part.indexOf(strange)
  if (curlyMark.test(strange)) return quotation(place, strange)
  if (!isInvisible(strange))
    return { offset: place, message: `${nameCharacter(strange)} stands here outside of a text.`, hint: later }
  return {
    offset: place,
    message:
      strange === '\ufeff' && place === 0
        ? 'This file begins with a byte order mark (U+FEFF), which nobody sees and JSON does not allow.'
        : `Here stands ${nameCharacter(strange)}, which nobody sees and JSON does not allow.`,
    hint: `\`npx journey format\` takes it away; or save the file as UTF-8 without it. ${later}`,
  }
}

const isForeign = (char: string): boolean => char > '~'

const quotation = (offset: number, mark: string): Fault => ({
  offset,
  message: `${nameCharacter(mark)} is a ${mark === "'" ? 'single' : 'curly'} quotation mark; JSON takes the straight " (U+0022) alone.`,
  hint: `\`npx journey format\` puts straight ones, where the rest is JSON. ${later}`,
})

function inString(offset: number, part: string): Fault | undefined {
  const control = [...part].find((char) => char < ' ')
  if (control !== undefined)
    return {
      offset: offset + part.indexOf(control),
      message: `${upper(nameCharacter(control))} stands in a text, where JSON wants it escaped: ${JSON.stringify(control).slice(1, -1)}.`,
      hint: later,
    }
  const end = curlyEnd.exec(part)
  return end === null ? undefined : quotation(offset + end.index, end[0])
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function unparsed(text: string, error: ParseError): Fault {
  const isCut = error.offset >= text.trimEnd().length
  const isComma = /,\s*$/.test(text.slice(0, error.offset)) && /^[\]}]/.test(text.slice(error.offset))
  const reason = isCut
    ? 'the file ends too soon'
    : isComma
      ? `a comma stands before ${text.charAt(error.offset)}, where nothing follows it`
      : words(error)
  return { offset: error.offset, message: `This is not valid JSON: ${reason}.`, hint: later }
}

/** Words a parse error: `CommaExpected` becomes "comma expected". */
const words = (error: ParseError): string =>
  printParseErrorCode(error.error)
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`)
    .toLowerCase()
